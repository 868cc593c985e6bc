//! Signs of life of the servers, from which a time without any is known, so that
//! nobody's clock has run during it.

use crate::error::StoreError;
use crate::postgres::patiently;
use crate::stream::{Outage, found, kept};
use crate::{Backend, Store, reading, writing};

/// How long a server's last sign of life is kept, in milliseconds: it matters as
/// long as it is the latest of all.
const FORGET: u64 = 7 * 24 * 60 * 60 * 1000;

impl Store {
    /// Notes that a server is there. If none was for longer than `tolerance`
    /// milliseconds, whether nothing ran, the machine slept or the database was away,
    /// that time is kept and returned as an outage; only one server notes it.
    pub async fn beat(
        &self,
        server: &str,
        now: u64,
        tolerance: u64,
    ) -> Result<Option<Outage>, StoreError> {
        let beaten = self.write_beat(server, now, tolerance).await;
        // That it could be written does not mean that there is room for more: the sign of
        // life takes the place of the one before.
        if beaten.is_err() {
            self.health.note(&beaten);
        }
        beaten
    }

    async fn write_beat(
        &self,
        server: &str,
        now: u64,
        tolerance: u64,
    ) -> Result<Option<Outage>, StoreError> {
        writing!(self, begin, change, locks => {
            if locks.is_some() {
                // Servers that start together look one after the other.
                sqlx::query("LOCK TABLE beats IN SHARE ROW EXCLUSIVE MODE").execute(&mut *change).await?;
            }
            let last: Option<i64> =
                sqlx::query_scalar("SELECT max(at) FROM beats").fetch_one(&mut *change).await?;
            let outage = last.map(found)
                .filter(|last| now.saturating_sub(*last) > tolerance)
                .map(|from| Outage { from, until: now });
            if let Some(outage) = outage {
                sqlx::query("INSERT INTO outages (since, until) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                    .bind(kept(outage.from))
                    .bind(kept(outage.until))
                    .execute(&mut *change)
                    .await?;
            }
            sqlx::query("INSERT INTO beats (server, at) VALUES ($1, $2) ON CONFLICT (server) DO UPDATE SET at = excluded.at")
                .bind(server.to_string())
                .bind(kept(now))
                .execute(&mut *change)
                .await?;
            sqlx::query("DELETE FROM beats WHERE at < $1")
                .bind(kept(now.saturating_sub(FORGET)))
                .execute(&mut *change)
                .await?;
            outage
        })
    }

    /// When the last sign of life of any server was, if there ever was one.
    pub async fn last_beat(&self) -> Result<Option<u64>, StoreError> {
        let last: Option<i64> = reading!(self, pool => {
            let last = sqlx::query_scalar("SELECT max(at) FROM beats").fetch_one(pool).await;
            last.map_err(StoreError::from)
        })?;
        Ok(last.map(found))
    }

    /// What the database's own clock says, where it has one: several servers share it.
    pub async fn clock(&self) -> Result<Option<u64>, StoreError> {
        const NOW: &str = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
        let Backend::Postgres(pg) = &self.backend else {
            return Ok(None);
        };
        let asked = async {
            let now: Result<i64, sqlx::Error> = sqlx::query_scalar(NOW).fetch_one(&pg.pool).await;
            now.map_err(StoreError::from)
        };
        Ok(Some(found(patiently(asked).await?)))
    }

    /// The servers that have given a sign of life since a moment.
    pub async fn alive(&self, since: u64) -> Result<Vec<String>, StoreError> {
        reading!(self, pool => {
            let alive = sqlx::query_scalar("SELECT server FROM beats WHERE at >= $1")
                .bind(kept(since))
                .fetch_all(pool)
                .await;
            alive.map_err(StoreError::from)
        })
    }

    /// The outages that lasted beyond a moment, oldest first.
    pub async fn outages(&self, since: u64) -> Result<Vec<Outage>, StoreError> {
        let outages: Vec<(i64, i64)> = reading!(self, pool => {
            let outages = sqlx::query_as("SELECT since, until FROM outages WHERE until > $1 ORDER BY since, until")
                .bind(kept(since))
                .fetch_all(pool)
                .await;
            outages.map_err(StoreError::from)
        })?;
        let outage = |(from, until)| Outage {
            from: found(from),
            until: found(until),
        };
        Ok(outages.into_iter().map(outage).collect())
    }
}
