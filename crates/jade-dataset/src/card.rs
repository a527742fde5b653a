//! The card of a data set: what it contains, in words, for people and for the sites that publish data sets.

use super::columns::Column;
use super::{Plan, VERSION};
use jade_text::{Args, Language, Texts};
use std::fmt::Write;

/// The names of the files: in English, in Spanish.
pub const FILES: [&str; 2] = ["README.md", "README.es.md"];

/// Returns the cards: the name of each file, and its text.
pub fn cards(plan: &Plan, columns: &[Column]) -> [(&'static str, String); 2] {
    let [english, spanish] = FILES;
    [(english, Language::English), (spanish, Language::Spanish)]
        .map(|(name, language)| (name, card(plan, columns, language)))
}

fn card(plan: &Plan, columns: &[Column], language: Language) -> String {
    let texts = Texts::of(language);
    let plain = |id: &str| texts.plain(id, &Args::none());
    let mut card = String::from("---\nconfigs:\n- config_name: default\n  data_files:\n");
    for split in plan.splits().keys() {
        let _ = writeln!(card, "  - split: {split}\n    path: data/{split}-*.parquet");
    }
    let made = Args::none().text("version", VERSION).text("seed", plan.seed.to_string());
    let made = made.text("profile", plan.profile.name.clone());
    let _ = write!(
        card,
        "---\n\n# {}\n\n{}\n\n",
        plain("dataset-card-title"),
        texts.plain("dataset-card-made", &made)
    );
    let _ = write!(card, "{}\n\n", plain("dataset-card-splits"));
    if plan.relatives > 0 {
        let most = Args::none().number("most", plan.relatives as u64);
        let _ = write!(card, "{}\n\n", texts.plain("dataset-card-relatives", &most));
    }
    let _ = write!(card, "## {}\n\n", plain("dataset-card-contents"));
    let splits = plan.splits();
    let names: String = splits.keys().map(|split| format!(" {split} |")).collect();
    let _ = writeln!(card, "| {} |{names}", plain("dataset-card-set"));
    let _ = writeln!(card, "|---|{}", "---:|".repeat(splits.len()));
    for set in &plan.sets {
        let counts = splits.keys().map(|split| format!(" {} |", set.rows.get(*split).unwrap_or(&0)));
        let _ = writeln!(card, "| {} |{}", set.name, counts.collect::<String>());
    }
    let totals: String = splits.values().map(|rows| format!(" {rows} |")).collect();
    let _ = write!(
        card,
        "| {} |{totals}\n\n## {}\n\n",
        plain("dataset-card-total"),
        plain("dataset-card-columns")
    );
    for column in columns {
        let words = plain(&format!("dataset-column-{}", column.name.replace('_', "-")));
        let _ = writeln!(card, "- `{}`: {words}", column.name);
    }
    let _ = write!(card, "\n{}\n\n{}\n", plain("dataset-card-cells"), plain("dataset-card-verify"));
    card
}
