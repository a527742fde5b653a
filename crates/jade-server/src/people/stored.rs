//! What devices have stored, read for rankings and classes.

use jade_game::{Arrival, SyncedItem};
use jade_people::Arrived;

/// Reads something that was stored; `None` if it cannot be read.
pub(super) fn arrival(stored: &Arrived) -> Option<Arrival<SyncedItem>> {
    let Arrived { item, received, ahead } = stored;
    let content = SyncedItem::read(&item.kind, &item.name, &item.body).ok()?;
    Some(Arrival { content, received: *received, ahead: *ahead })
}
