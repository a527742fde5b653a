//! The preferred language of a request, according to its headers.

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use jade_contract::LanguageJson;
use jade_text::{Language, Texts};
use std::convert::Infallible;

/// The language from the headers of a request. A language in the body or the query takes precedence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Preferred(pub LanguageJson);

impl Preferred {
    /// Returns the language with the highest weight in `Accept-Language`; ties go to the first.
    pub(crate) fn of(headers: &HeaderMap) -> Preferred {
        let mut best = (LanguageJson::default(), 0);
        let lists = headers.get_all(ACCEPT_LANGUAGE).into_iter().filter_map(|list| list.to_str().ok());
        for range in lists.flat_map(|list| list.split(',')) {
            let mut parts = range.split(';').map(str::trim);
            let Some(language) = parts.next().and_then(named) else { continue };
            let weight = parts.find_map(|part| part.strip_prefix("q=")).map_or(1000, thousandths);
            if weight > best.1 {
                best = (language, weight);
            }
        }
        Preferred(best.0)
    }
}

fn named(range: &str) -> Option<LanguageJson> {
    if range == "*" {
        return Some(LanguageJson::default());
    }
    range.parse().ok().map(|language| match language {
        Language::English => LanguageJson::En,
        Language::Spanish => LanguageJson::Es,
    })
}

/// Returns a weight such as `0.8` in thousandths; 0 if it is invalid.
fn thousandths(weight: &str) -> u32 {
    match weight.parse::<f32>() {
        Ok(weight) if (0.0..=1.0).contains(&weight) => (weight * 1000.0) as u32,
        _ => 0,
    }
}

/// Returns the messages of a language.
pub(crate) fn texts(language: LanguageJson) -> &'static Texts {
    Texts::of(language.into())
}

impl<S: Sync> FromRequestParts<S> for Preferred {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Preferred, Infallible> {
        Ok(Preferred::of(&parts.headers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn preferred(list: &str) -> LanguageJson {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, list.parse().unwrap());
        Preferred::of(&headers).0
    }

    #[test]
    fn the_language_with_the_highest_weight_is_chosen() {
        use LanguageJson::{En, Es};
        for (list, language) in [
            ("", En),
            ("es", Es),
            ("es-ES,es;q=0.9,en;q=0.8", Es),
            ("en;q=0.5, es;q=0.7", Es),
            ("fr, de;q=0.9", En),
            ("fr, es;q=0.1", Es),
            ("es;q=0", En),
            ("es;q=nonsense, en;q=0.1", En),
            ("ES-mx", Es),
            ("*, es;q=0.5", En),
            (";;;,,,q=1", En),
        ] {
            assert_eq!(preferred(list), language, "{list}");
        }
        assert_eq!(Preferred::of(&HeaderMap::new()).0, En);
    }
}
