//! Deleting what somebody does not want kept any longer, with all that belongs to
//! it: by its owner, by its keeper beside a running server, or by age.

use store::{Listing, Store};

use crate::error::ServerError;

/// Deletes a table or a class with everything that belongs to it: codes, and the
/// tables of a class. Says how many things have gone. Servers that have it loaded
/// notice by themselves.
pub async fn delete(store: &Store, id: &str) -> Result<u64, ServerError> {
    let mut gone = 0;
    // What belongs to a class may have something of its own, and no more.
    let mut found = vec![id.to_string()];
    let mut next = 0;
    while let Some(owner) = found.get(next).cloned() {
        found.extend(belongings(store, &owner).await?);
        next += 1;
    }
    // The thing itself goes last, so that whoever is interrupted can go on.
    for id in found.iter().rev() {
        gone += u64::from(store.delete(id).await?);
    }
    if gone == 0 {
        return Err(ServerError::NoTable);
    }
    Ok(gone)
}

async fn belongings(store: &Store, owner: &str) -> Result<Vec<String>, ServerError> {
    let mut all = Vec::new();
    let mut listing = Listing {
        group: Some(owner.to_string()),
        ..Listing::default()
    };
    loop {
        let heads = store.list(&listing).await?;
        let Some(last) = heads.last() else {
            return Ok(all);
        };
        listing.before = Some((last.created, last.id.clone()));
        all.extend(heads.into_iter().map(|head| head.id));
    }
}
