//! Checks what pupils have solved in exams: a result counts as checked if the server has replayed the game.

use crate::people::visitor::Client;
use jade_game::{
    ClassPuzzle, ClassResult, ClassTask, GameCheck, Opening, ReplayedSolve, SyncedItem, replayed_solve,
};
use jade_grid::Puzzle;
use jade_people::Arrived;
use serde::{Deserialize, Serialize};
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
}

/// What is stored about a game.
#[derive(Serialize, Deserialize)]
struct Verdict {
    /// The puzzle whose solution the game was compared with: a record may claim another one later.
    puzzle: String,
    #[serde(flatten)]
    found: GameCheck,
}

impl<'c> Checks<'c> {
    pub(super) fn new(client: &'c Client) -> Checks<'c> {
        Checks { client, left: MAX_GAMES, begun: Instant::now() }
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
        let mut found = BTreeMap::new();
        for (place, game) in solved {
            let Some(givens) = puzzles.get(place).and_then(ClassPuzzle::givens) else { continue };
            let verdict = match self.known(pupil, &game, &givens).await {
                Some(known) => Some(known),
                None => self.replay(pupil, &game, givens).await,
            };
            found.extend(verdict.map(|verdict| (game, verdict)));
        }
        result.check(opening, |game| found.get(game).copied());
    }

    /// Returns what was found about a game, if it was compared with this puzzle and has not changed since.
    async fn known(&self, pupil: &str, game: &str, givens: &Puzzle) -> Option<GameCheck> {
        let verdict = self.client.people().verdict(pupil, game).await.ok()??;
        let verdict: Verdict = serde_json::from_str(&verdict).ok()?;
        (verdict.puzzle == givens.to_string()).then_some(verdict.found)
    }

    async fn replay(&mut self, pupil: &str, game: &str, givens: Puzzle) -> Option<GameCheck> {
        if self.begun.elapsed() > MAX_TIME {
            return None;
        }
        self.left = self.left.checked_sub(1)?;
        let people = self.client.people();
        let (Arrived { item: stored, received, .. }, change) = people.game(pupil, game).await.ok()??;
        let (name, puzzle) = (game.to_owned(), givens.to_string());
        let work =
            self.client.shared().slow.run(self.client.language, move |limits| {
                match SyncedItem::read("game", &name, &stored.body) {
                    Ok(SyncedItem::Game(item)) => replayed_solve(&item, &givens, limits),
                    _ => Ok(None),
                }
            });
        let found = match work.await.ok()?.ok()? {
            Some(ReplayedSolve { seconds, hints, fault }) => {
                GameCheck { seconds: Some(seconds).filter(|_| fault.is_none()), hints, received }
            }
            None => GameCheck { received, ..GameCheck::default() },
        };
        // If it cannot be stored, it is found again the next time.
        let verdict = serde_json::to_string(&Verdict { puzzle, found }).ok()?;
        drop(people.note_verdict(pupil, game, change, &verdict).await);
        Some(found)
    }
}
