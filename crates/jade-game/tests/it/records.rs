//! Records of games: the cases that the program and the page must agree on, and merges in any order.

use jade_game::{GameRecord, Merged, check_record, day_number, is_better, merge_records, statistics};
use serde_json::Value;

fn cases() -> Value {
    let text = include_str!("../../../../data/statistics.json");
    serde_json::from_str(text).unwrap()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

fn records(value: &Value) -> Vec<GameRecord> {
    serde_json::from_value(value.clone()).unwrap()
}

#[test]
fn the_program_and_the_page_agree_on_valid_records() {
    let cases = cases();
    assert!(list(&cases["records"]).len() > 20);
    for case in list(&cases["records"]) {
        let read = serde_json::from_value::<GameRecord>(case["record"].clone());
        let valid = read.is_ok_and(|record| check_record(&record).is_ok());
        assert_eq!(Value::from(valid), case["valid"], "{}", case["name"]);
    }
}

#[test]
fn the_program_and_the_page_agree_on_merges() {
    for case in list(&cases()["merges"]) {
        let (merged, done) = merge_records(records(&case["ours"]), records(&case["theirs"]));
        let number = |name: &str| case["merged"][name].as_u64().unwrap() as usize;
        let expected =
            Merged { added: number("added"), replaced: number("replaced"), known: number("known") };
        assert_eq!(done, expected, "{}", case["name"]);
        let ids: Vec<String> = merged.iter().map(|one| format!("{} {}", one.id, one.seconds)).collect();
        assert_eq!(Value::from(ids), case["ids"], "{}", case["name"]);
    }
}

#[test]
fn the_program_and_the_page_agree_on_sums() {
    for case in list(&cases()["sums"]) {
        let sums = statistics(&records(&case["records"]), case["today"].as_str().unwrap());
        assert_eq!(serde_json::to_value(sums).unwrap(), case["sums"], "{}", case["name"]);
    }
}

#[test]
fn merging_does_not_depend_on_the_order() {
    let cases = cases();
    let all = list(&cases["merges"]);
    let sides = |case: &Value| [records(&case["ours"]), records(&case["theirs"])];
    let parts: Vec<Vec<GameRecord>> = all.iter().flat_map(sides).collect();
    let join = |one: &[GameRecord], other: &[GameRecord]| merge_records(one.to_vec(), other.to_vec()).0;
    for one in &parts {
        for other in &parts {
            assert_eq!(join(one, other), join(other, one));
            assert_eq!(join(&join(one, other), other), join(one, other));
            for third in &parts {
                assert_eq!(join(&join(one, other), third), join(one, &join(other, third)));
            }
        }
    }
}

#[test]
fn no_record_is_better_than_itself() {
    for case in list(&cases()["sums"]) {
        for record in records(&case["records"]) {
            assert!(!is_better(&record, &record));
        }
    }
}

/// Returns the date of a day, the reverse of [`day_number`]: `1970-01-02` for 1.
///
/// The algorithm is H. Hinnant's `civil_from_days` (*chrono-Compatible Low-Level Date Algorithms*, 2013).
fn date_of(day: i64) -> String {
    let shifted = day + 719_468;
    let era = shifted.div_euclid(146_097);
    let of_era = shifted.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{date:02}")
}

#[test]
fn days_have_numbers_and_dates() {
    assert_eq!(day_number("1970-01-01"), Some(0));
    assert_eq!(day_number("2026-11-23"), Some(20_780));
    for day in [0, 58, 59, 60, 789, 11_016, 20_780, 2_932_896] {
        assert_eq!(day_number(&date_of(day)), Some(day), "{}", date_of(day));
    }
    let wrong = [
        "",
        "2026-02-29",
        "2026-13-01",
        "2026-00-01",
        "2026-01-00",
        "1969-12-31",
        "2026-1-1",
        "２０２６-1-1",
    ];
    for wrong in wrong {
        assert_eq!(day_number(wrong), None, "{wrong}");
    }
}
