//! What devices share: no text makes a merge panic, two versions merge to the same in both orders, what comes out is read
//! again as it is, and it is no longer than both. The input is the kind, the name and two versions, one in each line.
#![no_main]

use jade_game::{SyncClocks, SyncedItem, merge_synced};

/// Nothing is ahead of this server, so no time is corrected.
const CLOCKS: SyncClocks = SyncClocks { server: 9_000_000_000_000_000, device: 9_000_000_000_000_000 };

libfuzzer_sys::fuzz_target!(|text: &str| {
    let mut lines = text.splitn(4, '\n').map(str::trim);
    let mut line = || lines.next().unwrap_or_default();
    let (kind, name, one, other) = (line(), line(), line(), line());
    let merge = |stored: Option<&str>, version: &str| merge_synced(kind, name, stored, version, CLOCKS);
    let right_now = SyncClocks { server: 1_700_000_000_000, device: 1_700_000_500_000 };
    drop(merge_synced(kind, name, Some(one), other, right_now));
    let (Ok(one), Ok(other)) = (merge(None, one), merge(None, other)) else { return };
    let merged = merge(Some(&one.text), &other.text).expect("both are versions").text;
    assert_eq!(merge(Some(&other.text), &one.text).unwrap().text, merged, "in the other order");
    for version in [&one.text, &other.text, &merged] {
        assert_eq!(merge(Some(&merged), version).unwrap().text, merged, "once more");
    }
    let read = SyncedItem::read(kind, name, &merged).expect("it was written by us");
    assert_eq!(read.to_json(), merged);
    assert!(merged.len() <= one.text.len() + other.text.len());
});
