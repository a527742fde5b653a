//! [`Described`]: what the OpenAPI document says about a question.

use super::Method;
use utoipa::openapi::content::ContentBuilder;
use utoipa::openapi::path::{Operation, OperationBuilder, ParameterIn};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::Ref;
use utoipa::openapi::{RefOr, Required, ResponseBuilder, Schema};
use utoipa::{IntoParams, ToSchema};

/// A question in the OpenAPI document.
pub struct Described {
    /// Its operation, without the errors.
    pub operation: Operation,
    /// The types in it, by name.
    pub schemas: Vec<(String, RefOr<Schema>)>,
}

/// The words about a question: those of its row in the table.
pub(super) struct Words {
    /// The name of its operation.
    pub id: &'static str,
    /// The group that it belongs to.
    pub tag: &'static str,
    /// The lines of its documentation.
    pub lines: &'static [&'static str],
    /// What a reply contains.
    pub reply: &'static str,
}

/// Describes a question whose request is a body.
pub(super) fn body<Request: ToSchema, Reply: ToSchema>(words: &Words, kind: &str) -> Described {
    let content = ContentBuilder::new().schema(Some(reference::<Request>())).build();
    let body = RequestBodyBuilder::new().content("application/json", content).required(Some(Required::True));
    let mut schemas = schemas::<Request>();
    schemas.extend(schemas_of_reply::<Reply>());
    let operation = begun::<Reply>(words, kind).request_body(Some(body.build())).build();
    Described { operation, schemas }
}

/// Describes a question whose request is a query.
pub(super) fn query<Request: IntoParams, Reply: ToSchema>(words: &Words, kind: &str) -> Described {
    let parameters = Request::into_params(|| Some(ParameterIn::Query));
    let operation = begun::<Reply>(words, kind).parameters(Some(parameters)).build();
    Described { operation, schemas: schemas_of_reply::<Reply>() }
}

fn begun<Reply: ToSchema>(words: &Words, kind: &str) -> OperationBuilder {
    let lines: Vec<&str> = words.lines.iter().map(|line| line.trim()).collect();
    let (summary, description) = (lines.first().copied().unwrap_or_default(), lines.get(1..));
    let description = description.unwrap_or_default().join("\n");
    let description = description.trim();
    let content = ContentBuilder::new().schema(Some(reference::<Reply>())).build();
    let response = ResponseBuilder::new().description(words.reply).content(kind, content).build();
    OperationBuilder::new()
        .tag(words.tag)
        .operation_id(Some(words.id))
        .summary(Some(summary))
        .description((!description.is_empty()).then_some(description))
        .response("200", response)
}

/// A type by its name; a file is described in place.
fn reference<T: ToSchema>() -> RefOr<Schema> {
    if is_file::<T>() { T::schema() } else { RefOr::Ref(Ref::from_schema_name(T::name())) }
}

fn is_file<T: ToSchema>() -> bool {
    T::name() == <Vec<u8> as ToSchema>::name()
}

fn schemas_of_reply<T: ToSchema>() -> Vec<(String, RefOr<Schema>)> {
    if is_file::<T>() { Vec::new() } else { schemas::<T>() }
}

/// A type and all types in it.
fn schemas<T: ToSchema>() -> Vec<(String, RefOr<Schema>)> {
    let mut all = vec![(T::name().into_owned(), T::schema())];
    T::schemas(&mut all);
    all
}

/// The name of the method in the document.
impl From<Method> for utoipa::openapi::HttpMethod {
    fn from(method: Method) -> utoipa::openapi::HttpMethod {
        match method {
            Method::Get => utoipa::openapi::HttpMethod::Get,
            Method::Post => utoipa::openapi::HttpMethod::Post,
        }
    }
}
