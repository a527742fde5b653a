//! Solutions of plain 9×9 boards, without anything that explains them.

use jade_search::SearchLimits;
use jade_search::nine::{Board, Solver};

/// Answers about boards: the request has the greatest number of solutions to count in its first line, and in each further
/// line 81 cells. The reply has a line for each: the number of solutions, and the first of them, or `-` if there is none.
/// What is no board has the line `-`.
///
/// ```
/// use jade_wasm::answer_search;
/// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let reply = String::from_utf8(answer_search(format!("2\n{puzzle}\n12x").as_bytes())).unwrap();
/// let lines: Vec<&str> = reply.lines().collect();
/// assert!(lines[0].starts_with("1 534678912672195348") && lines[0].len() == 83);
/// assert_eq!(lines[1], "-");
/// ```
pub fn answer_search(request: &[u8]) -> Vec<u8> {
    let mut lines = request.split(|byte| *byte == b'\n');
    let most = lines.next().and_then(|line| str::from_utf8(line).ok()?.parse().ok()).unwrap_or(2);
    let limits = SearchLimits::default().solutions(most);
    let mut solver = Solver::new();
    let mut reply = Vec::new();
    for line in lines {
        if let Ok(board) = Board::from_line(line) {
            let count = solver.count(board, &limits).solutions;
            reply.extend_from_slice(format!("{count} ").as_bytes());
            if let Some(solution) = (count > 0).then(|| solver.first(board)).flatten() {
                reply.extend_from_slice(&solution.line());
                reply.push(b'\n');
                continue;
            }
        }
        reply.extend_from_slice(b"-\n");
    }
    reply
}
