//! Checks what pupils have solved in exams: a result counts as checked if the server has replayed the game.

use crate::people::visitor::Client;
use jade_game::{
    ClassPuzzle, ClassResult, ClassTask, GameCheck, Opening, ReplayedSolve, SyncedItem, replayed_solve,
};
use jade_people::Arrived;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// The most games that one request has replayed; the rest follows with the next one.
const MAX_GAMES: usize = 200;

/// How long one request has games replayed; the rest follows with the next one.
const MAX_TIME: Duration = Duration::from_secs(5);

/// What is known about the games of pupils.
pub(super) struct Checks<'c> {
    client: &'c Client,
    /// How many games may still be replayed.
    left: usize,
    begun: Instant,
    /// What was found about the games of an account.
    known: Option<(String, BTreeMap<String, Option<String>>)>,
}

impl<'c> Checks<'c> {
    pub(super) fn new(client: &'c Client) -> Checks<'c> {
        Checks { client, left: MAX_GAMES, begun: Instant::now(), known: None }
    }

    /// Says of each puzzle in a result whether it is checked. What cannot be replayed now, since the server is busy or the
    /// database away, is not checked this time.
    pub(super) async fn check(
        &mut self,
        pupil: &str,
        opening: Opening,
        task: &ClassTask,
        result: &mut ClassResult,
    ) {
        let ClassTask::Puzzles { puzzles, .. } = task else { return };
        let solved: Vec<(usize, String)> =
            result.solved().map(|(place, game)| (place, game.to_owned())).collect();
        if solved.is_empty() {
            return;
        }
        if self.known.as_ref().is_none_or(|(account, _)| account != pupil) {
            let Ok(known) = self.client.people().verdicts(pupil).await else { return };
            self.known = Some((pupil.to_owned(), known));
        }
        let mut found = BTreeMap::new();
        for (place, game) in solved {
            let verdict = match self.known.as_ref().and_then(|(_, known)| known.get(&game)) {
                // It was not synced yet.
                None => None,
                Some(Some(verdict)) => serde_json::from_str(verdict).ok(),
                Some(None) => {
                    let Some(puzzle) = puzzles.get(place) else { continue };
                    self.replay(pupil, &game, puzzle).await
                }
            };
            found.extend(verdict.map(|verdict: GameCheck| (game, verdict)));
        }
        result.check(opening, |game| found.get(game).copied());
    }

    async fn replay(&mut self, pupil: &str, game: &str, puzzle: &ClassPuzzle) -> Option<GameCheck> {
        if self.begun.elapsed() > MAX_TIME {
            return None;
        }
        self.left = self.left.checked_sub(1)?;
        let people = self.client.people();
        let (Arrived { item: stored, received, .. }, change) = people.game(pupil, game).await.ok()??;
        let (givens, name) = (puzzle.givens()?, game.to_owned());
        let work =
            self.client.shared().slow.run(self.client.language, move |limits| {
                match SyncedItem::read("game", &name, &stored.body) {
                    Ok(SyncedItem::Game(item)) => replayed_solve(&item, &givens, limits),
                    _ => Ok(None),
                }
            });
        let verdict = match work.await.ok()?.ok()? {
            Some(ReplayedSolve { seconds, hints, fault }) => {
                GameCheck { seconds: Some(seconds).filter(|_| fault.is_none()), hints, received }
            }
            None => GameCheck { received, ..GameCheck::default() },
        };
        // If it cannot be stored, it is found again the next time.
        drop(people.note_verdict(pupil, game, change, &serde_json::json!(verdict).to_string()).await);
        Some(verdict)
    }
}
