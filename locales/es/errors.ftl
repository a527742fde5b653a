# Lo que no se ha podido leer o no se conoce.
