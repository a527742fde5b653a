//! JADE over HTTP: the page and the API.
