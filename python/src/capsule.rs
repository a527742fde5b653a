//! Arrow's PyCapsule interface: the only unsafe code of the package, which takes structures out of capsules.

use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema, from_ffi};
use arrow_array::ffi_stream::{ArrayStreamReader, FFI_ArrowArrayStream};
use arrow_array::{ArrayRef, RecordBatchReader, make_array};
use arrow_schema::{ArrowError, Field};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyCapsule;

/// Takes the stream of an object with `__arrow_c_stream__`.
///
/// # Errors
/// If the object has no stream, or a stream that was taken before.
#[allow(unsafe_code)]
pub fn take_stream(object: &Bound<'_, PyAny>) -> PyResult<ArrayStreamReader> {
    let capsule = object.call_method0("__arrow_c_stream__")?.cast_into::<PyCapsule>()?;
    let stream = capsule.pointer_checked(Some(c"arrow_array_stream"))?.cast::<FFI_ArrowArrayStream>();
    // SAFETY: a capsule of this name holds such a structure. It is moved out, so the capsule releases nothing.
    let stream = unsafe { FFI_ArrowArrayStream::from_raw(stream.as_ptr()) };
    ArrayStreamReader::try_new(stream).map_err(error)
}

/// Takes the array of an object with `__arrow_c_array__`, with its field.
///
/// # Errors
/// If the object has no array, or one of an unknown type.
#[allow(unsafe_code)]
pub fn take_array(object: &Bound<'_, PyAny>) -> PyResult<(Field, ArrayRef)> {
    let (schema, array): (Bound<'_, PyCapsule>, Bound<'_, PyCapsule>) =
        object.call_method0("__arrow_c_array__")?.extract()?;
    let schema = schema.pointer_checked(Some(c"arrow_schema"))?.cast::<FFI_ArrowSchema>();
    let array = array.pointer_checked(Some(c"arrow_array"))?.cast::<FFI_ArrowArray>();
    // SAFETY: capsules of these names hold such structures. The schema lives as long as its capsule; the array is moved
    // out, so its capsule releases nothing; and the producer promises that the array has the type of the schema.
    let (schema, mut data) = unsafe {
        let schema = schema.as_ref();
        (schema, from_ffi(FFI_ArrowArray::from_raw(array.as_ptr()), schema).map_err(error)?)
    };
    data.align_buffers();
    Ok((Field::try_from(schema).map_err(error)?, make_array(data)))
}

/// Puts a stream of record batches into a capsule.
///
/// # Errors
/// If Python has no memory.
pub fn give_stream<'py>(
    py: Python<'py>,
    batches: impl RecordBatchReader + Send + 'static,
) -> PyResult<Bound<'py, PyCapsule>> {
    let stream = FFI_ArrowArrayStream::new(Box::new(batches));
    PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
}

/// An error of Arrow as one of Python.
pub fn error(error: ArrowError) -> PyErr {
    PyValueError::new_err(error.to_string())
}
