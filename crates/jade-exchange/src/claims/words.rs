//! The words that matter in a claimed step, in English and Spanish.

/// What a word does in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sense {
    /// Places a digit: “put”.
    Place,
    /// Removes candidates: “eliminate”.
    Remove,
    /// “is”, “becomes”, “=”.
    Is,
    /// “cannot”, “not”.
    Not,
    /// “must”.
    Must,
    /// “can”, “may”.
    Can,
    /// “only”.
    Only,
    /// “goes”, “fits”: a digit into a cell.
    Goes,
    /// “in”, “at”, “from”.
    In,
    /// “because”: what follows is a reason.
    Because,
    /// “so”: what follows is a conclusion.
    So,
    /// “then”: what follows is a conclusion, but for an assumption.
    Then,
    /// “if”: what follows is an assumption.
    If,
    /// “candidates”, “options”, “has”: what follows belongs to the board.
    Have,
    /// “place”, “spot”.
    Spot,
    /// “digit”, “value”.
    Value,
    /// “cells”: a number before it counts cells.
    Counted,
    /// “rest”, “other”, “elsewhere”.
    Rest,
    /// “and”.
    And,
    /// “or”.
    Or,
    /// “it”, “this”: a sentence that begins so belongs to the step before.
    This,
}

/// The kinds of houses that have words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum HouseWord {
    Row,
    Column,
    Box,
}

/// Returns what a word does; `None` if it does not matter. Words come in lower case without accents.
pub(super) fn sense(word: &str) -> Option<Sense> {
    Some(match word {
        "place" | "placing" | "put" | "putting" | "set" | "setting" | "fill" | "filling" | "write"
        | "enter" | "insert" | "assign" | "coloca" | "colocamos" | "coloco" | "colocar" | "pon"
        | "ponemos" | "pongo" | "poner" | "escribe" | "escribimos" | "escribo" | "escribir" | "placed" => {
            Sense::Place
        }
        "remove" | "removes" | "removing" | "removed" | "eliminate" | "eliminates" | "eliminating"
        | "eliminated" | "exclude" | "excludes" | "excluding" | "excluded" | "rule" | "rules" | "ruling"
        | "ruled" | "cross" | "delete" | "deletes" | "discard" | "drop" | "erase" | "quita" | "quitamos"
        | "quitar" | "quito" | "elimina" | "eliminamos" | "eliminar" | "elimino" | "eliminan"
        | "descarta" | "descartamos" | "descartar" | "descartan" | "borra" | "borrar" | "excluye"
        | "excluyen" | "excluir" | "tacha" | "tachar" | "strike" => Sense::Remove,
        "is" | "are" | "be" | "equals" | "equal" | "becomes" | "gets" | "get" | "takes" | "take"
        | "receives" | "es" | "son" | "ser" | "sea" | "vale" | "valer" | "lleva" => Sense::Is,
        "not" | "cannot" | "can't" | "isn't" | "aren't" | "never" | "no" | "mustn't" | "couldn't"
        | "won't" | "doesn't" | "nunca" | "tampoco" => Sense::Not,
        "must" | "has" | "have" | "debe" | "deben" | "tiene" | "tienen" | "forced" | "obligado" => {
            // “has to”, “tiene que” place a digit; “has 3” does not: `tokens` tells them apart.
            Sense::Must
        }
        "can" | "could" | "may" | "might" | "possible" | "possibly" | "puede" | "pueden" | "podria"
        | "posible" | "posibles" | "either" => Sense::Can,
        "only" | "sole" | "single" | "just" | "unico" | "unica" | "solo" | "solamente" | "remaining"
        | "last" | "left" | "ultimo" | "ultima" | "queda" => Sense::Only,
        "goes" | "go" | "fits" | "fit" | "belongs" | "lies" | "va" | "ir" | "cabe" | "caber" | "encaja" => {
            Sense::Goes
        }
        "in" | "at" | "into" | "en" | "inside" | "within" | "from" | "de" | "del" => Sense::In,
        "because" | "since" | "porque" | "pues" | "given" | "considering" | "due" | "debido" | "where"
        | "donde" => Sense::Because,
        "then" | "entonces" => Sense::Then,
        "so" | "therefore" | "thus" | "hence" | "means" | "implies" | "consequently" | "asi" | "luego"
        | "implica" | "forcing" | "leaving" | "conclude" | "conclusion" | "forces" => Sense::So,
        "if" | "suppose" | "assume" | "assuming" | "si" | "supongamos" | "suponiendo" => Sense::If,
        "candidate" | "candidates" | "options" | "option" | "possibilities" | "choices" | "contains"
        | "contain" | "holds" | "candidato" | "candidatos" | "opciones" | "contiene" | "contienen"
        | "missing" | "lacks" | "needed" | "faltan" | "falta" | "already" | "ya" | "sees" | "ve" | "had"
        | "needs" | "necesita" | "check" | "consider" | "look" | "looking" | "used" => Sense::Have,
        "spot" | "position" | "lugar" | "sitio" | "posicion" | "location" | "cell" | "celda" | "casilla"
        | "square" => Sense::Spot,
        "value" | "digit" | "number" | "valor" | "cifra" | "digito" | "numero" => Sense::Value,
        "cells" | "places" | "squares" | "spots" | "positions" | "celdas" | "casillas" | "lugares"
        | "sitios" | "times" | "ways" | "numbers" | "digits" | "values" | "cifras" | "rows" | "columns"
        | "boxes" | "steps" | "givens" | "remain" => Sense::Counted,
        "rest" | "other" | "others" | "elsewhere" | "resto" | "otras" | "otros" | "demas" | "anywhere"
        | "all" | "todas" | "every" => Sense::Rest,
        "and" | "y" | "e" | "both" => Sense::And,
        "or" | "o" | "u" | "nor" | "ni" => Sense::Or,
        "it" | "it's" | "its" | "this" | "that" | "that's" | "esto" | "esta" | "este" => Sense::This,
        _ => return None,
    })
}

/// Returns the kind of house that a word names, and whether it is plural.
pub(super) fn house(word: &str) -> Option<(HouseWord, bool)> {
    Some(match word {
        "row" | "fila" => (HouseWord::Row, false),
        "rows" | "filas" => (HouseWord::Row, true),
        "column" | "col" | "columna" => (HouseWord::Column, false),
        "columns" | "cols" | "columnas" => (HouseWord::Column, true),
        "box" | "block" | "region" | "subgrid" | "bloque" | "caja" | "cuadrante" | "nonet" => {
            (HouseWord::Box, false)
        }
        "boxes" | "blocks" | "regions" | "subgrids" | "bloques" | "cajas" => (HouseWord::Box, true),
        _ => return None,
    })
}

/// Returns the number of an ordinal: `1st`, `first`, `primera`.
pub(super) fn ordinal(word: &str) -> Option<usize> {
    let suffixes = ["st", "nd", "rd", "th", "ª", "º"];
    if let Some(number) = suffixes.iter().find_map(|suffix| word.strip_suffix(suffix)?.parse().ok()) {
        return Some(number);
    }
    let words: [&[&str]; 9] = [
        &["first", "primera", "primer"],
        &["second", "segunda", "segundo"],
        &["third", "tercera", "tercer"],
        &["fourth", "cuarta", "cuarto"],
        &["fifth", "quinta", "quinto"],
        &["sixth", "sexta", "sexto"],
        &["seventh", "septima", "septimo"],
        &["eighth", "octava", "octavo"],
        &["ninth", "novena", "noveno"],
    ];
    words.iter().position(|words| words.contains(&word)).map(|index| index + 1)
}

/// Returns the third of the height that a word names, from 0.
pub(super) fn height(word: &str) -> Option<usize> {
    match word {
        "top" | "upper" | "superior" => Some(0),
        "middle" | "center" | "centre" | "central" | "medio" => Some(1),
        "bottom" | "lower" | "inferior" => Some(2),
        _ => None,
    }
}

/// Returns the third of the width that a word names, from 0.
pub(super) fn width(word: &str) -> Option<usize> {
    match word {
        "left" | "izquierdo" | "izquierda" => Some(0),
        "middle" | "center" | "centre" | "central" | "medio" => Some(1),
        "right" | "derecho" | "derecha" => Some(2),
        _ => None,
    }
}

/// Other names of techniques, as people write them, with the id of each.
pub const OTHER_NAMES: [(&str, &str); 27] = [
    ("sole candidate", "naked-single"),
    ("lone single", "naked-single"),
    ("obvious single", "naked-single"),
    ("unique candidate", "hidden-single"),
    ("last digit", "full-house"),
    ("last free cell", "full-house"),
    ("last empty cell", "full-house"),
    ("last remaining cell", "hidden-single"),
    ("pointing pair", "pointing"),
    ("pointing triple", "pointing"),
    ("locked candidates type 1", "pointing"),
    ("par apuntador", "pointing"),
    ("trio apuntador", "pointing"),
    ("claiming pair", "claiming"),
    ("claiming triple", "claiming"),
    ("box line reduction", "claiming"),
    ("locked candidates type 2", "claiming"),
    ("obvious pair", "naked-pair"),
    ("naked twin", "naked-pair"),
    ("conjugate pair", "naked-pair"),
    ("obvious triple", "naked-triple"),
    ("naked triplet", "naked-triple"),
    ("hidden triplet", "hidden-triple"),
    ("naked quadruple", "naked-quad"),
    ("hidden quadruple", "hidden-quad"),
    ("y wing", "xy-wing"),
    ("two string kite", "two-string-kite"),
];
