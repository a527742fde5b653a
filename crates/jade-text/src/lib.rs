//! Steps, complaints and errors in words: English and Spanish.
