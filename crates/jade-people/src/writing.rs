//! How this crate writes: [`Writing`] is a transaction, [`People::write`] a single statement. Nothing writes in another way.

use crate::database::Kind;
use crate::{People, PeopleError};
use sqlx::any::{AnyArguments, AnyQueryResult, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, Transaction};
use std::ops::{Deref, DerefMut};
use std::time::Duration;
use tokio::sync::OwnedSemaphorePermit;

/// How long a writer waits for its turn. It is as long as SQLite itself would try.
const TURN_TIMEOUT: Duration = Duration::from_secs(10);

/// A transaction that writes.
///
/// SQLite has one writer at a time, and lets the others try again at growing intervals, so one that writes again and again
/// could keep them out. Therefore the writers of this server stand in a line, and hold no connection while they wait. Other
/// processes that write to the same file are waited for as SQLite does it.
pub(crate) struct Writing {
    transaction: Transaction<'static, Any>,
    /// Given back after the transaction, as fields are dropped in this order.
    _turn: Option<OwnedSemaphorePermit>,
}

impl Writing {
    /// Stores what was written, and lets the next one write.
    pub(crate) async fn commit(self) -> Result<(), PeopleError> {
        Ok(self.transaction.commit().await?)
    }
}

impl Deref for Writing {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.transaction
    }
}

impl DerefMut for Writing {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.transaction
    }
}

impl People {
    /// Begins a transaction that writes. With SQLite it waits here for those who asked earlier.
    pub(crate) async fn begin(&self) -> Result<Writing, PeopleError> {
        let _turn = self.turn().await?;
        let statement = match self.kind {
            Kind::Sqlite => "BEGIN IMMEDIATE",
            Kind::Postgres => "BEGIN",
        };
        Ok(Writing { transaction: self.pool.begin_with(statement).await?, _turn })
    }

    /// Runs a single statement that writes.
    pub(crate) async fn write(
        &self,
        query: Query<'_, Any, AnyArguments>,
    ) -> Result<AnyQueryResult, sqlx::Error> {
        let _turn = self.turn().await?;
        query.execute(&self.pool).await
    }

    /// Runs a single statement that writes and returns a row, if anything was written.
    pub(crate) async fn write_returning(
        &self,
        query: Query<'_, Any, AnyArguments>,
    ) -> Result<Option<AnyRow>, sqlx::Error> {
        let _turn = self.turn().await?;
        query.fetch_optional(&self.pool).await
    }

    /// Waits for the turn to write; PostgreSQL needs none.
    async fn turn(&self) -> Result<Option<OwnedSemaphorePermit>, sqlx::Error> {
        if self.kind == Kind::Postgres {
            return Ok(None);
        }
        let turn = tokio::time::timeout(TURN_TIMEOUT, self.writing.clone().acquire_owned()).await;
        let turn = turn.map_err(|_| sqlx::Error::PoolTimedOut)?;
        Ok(Some(turn.map_err(|_| sqlx::Error::PoolClosed)?))
    }
}
