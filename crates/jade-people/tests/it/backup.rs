//! Backup and restoring, also from one kind of database to the other.

use crate::databases::{Db, PASSWORD, from, postgres, rosa, sqlite};
use crate::on_both;
use jade_people::{Item, Merge, PeopleError};

async fn lines(db: &Db) -> Vec<String> {
    let mut lines = Vec::new();
    let write = |line: &str| {
        lines.push(line.to_owned());
        Ok::<(), PeopleError>(())
    };
    db.people.back_up(write).await.unwrap();
    lines
}

async fn restore(db: &Db, lines: &[String]) -> Result<(), PeopleError> {
    db.people.restore(lines.iter().cloned().map(Ok)).await
}

fn keep(item: &Item, _: Option<&str>) -> Result<Merge, String> {
    Ok(Merge::Changed(item.body.clone()))
}

on_both! {
    async fn what_was_backed_up_works_after_it_is_restored(db: Db) {
        let made = db.sign_up("Rosa").await;
        let items: Vec<Item> = (0..1200)
            .map(|number| Item { kind: "note".into(), name: format!("n{number}"), body: "{\"é\":\"\\n\"}".into() })
            .collect();
        for some in items.chunks(600) {
            db.people.sync(&made.account.id, 0, some, keep).await.unwrap();
        }
        let invitation = db.people.invite(1000).await.unwrap();
        db.people.set_teacher("Rosa", true).await.unwrap();
        let (class, cards) = db.people.add_class(&made.account.id, "4B", &["Ana".to_owned()]).await.unwrap();
        let epoch = db.people.epoch().await.unwrap();
        assert_eq!(db.people.epoch().await.unwrap(), epoch);
        let text = lines(&db).await;
        let mut fresh = vec![sqlite().await];
        fresh.extend(postgres().await);
        for other in fresh {
            restore(&other, &text).await.unwrap();
            let without_epoch = text.iter().filter(|line| !line.contains("\"epoch\"")).cloned().collect::<Vec<_>>();
            assert_eq!(without_epoch.len(), text.len() - 1);
            assert_eq!(lines(&other).await, without_epoch);
            assert_ne!(other.people.epoch().await.unwrap(), epoch);
            assert!(other.people.visit(&made.token).await.unwrap().is_some());
            other.people.sign_in(rosa(PASSWORD), from("::1")).await.unwrap();
            other.people.recover("Rosa", &made.codes[7], "ten green lines", from("::1")).await.unwrap();
            let code = Some(invitation.as_str());
            let iris = jade_people::Credentials { name: "Iris", password: PASSWORD };
            other.people.sign_up(jade_people::SignUp::Invitation, iris, code, from("::1")).await.unwrap();
            let pupils = other.people.pupils(&made.account.id, &class.id).await.unwrap();
            assert_eq!(pupils[0].name, "Ana");
            other.people.sign_in_with_card(&cards[0].code, from("::1")).await.unwrap();
            let more = db.people.sync(&made.account.id, 1199, &[], keep).await.unwrap();
            assert_eq!(more.items.len(), 1);
            let again = restore(&other, &text).await.unwrap_err();
            assert!(matches!(again, PeopleError::Backup { line: 0, .. }), "{again}");
        }
    }

    /// A backup of an older version lacks the columns that came later.
    async fn an_older_backup_is_restored(db: Db) {
        let older = { let older = sqlite().await; older.sign_up("Rosa").await; lines(&older).await };
        let cut = |line: &String| {
            let mut value: serde_json::Value = serde_json::from_str(line).unwrap();
            if value["table"] == "account" {
                value["row"].as_array_mut().unwrap().truncate(8);
            }
            value.to_string()
        };
        restore(&db, &older.iter().map(cut).collect::<Vec<_>>()).await.unwrap();
        db.sign_in(PASSWORD).await.unwrap();
        assert!(!db.people.list().await.unwrap()[0].teacher);
        // What the names look like is found anew.
        assert_eq!(db.people.add("R0sa").await.unwrap_err(), PeopleError::NameTaken);
    }

    async fn what_is_not_a_whole_backup_changes_nothing(db: Db) {
        let full = { let full = sqlite().await; full.sign_up("Rosa").await; lines(&full).await };
        let faulty = |change: &dyn Fn(&mut Vec<String>)| {
            let mut text = full.clone();
            change(&mut text);
            text
        };
        for text in [
            vec![],
            vec!["hello".to_owned()],
            faulty(&|text| drop(text.pop())),
            faulty(&|text| drop(text.remove(0))),
            faulty(&|text| text.push(full[1].clone())),
            faulty(&|text| text[2] = text[2].replace("account", "accounts")),
            faulty(&|text| text[2] = text[2].replace("Rosa", "Rosa\", \"x")),
            faulty(&|text| text[2].push('}')),
            // The account is missing, so that its codes belong to nobody.
            faulty(&|text| drop(text.remove(2))),
        ] {
            let error = restore(&db, &text).await.unwrap_err();
            assert!(matches!(error, PeopleError::Backup { .. } | PeopleError::Database(_)), "{error}");
            assert_eq!(db.people.list().await.unwrap(), []);
        }
        restore(&db, &full).await.unwrap();
    }
}
