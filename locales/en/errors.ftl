# What could not be read or is not known.
