//! Measures the time to get a hint from `jade serve`.

use crate::hints;
use jade_grid::{Digit, Event, Position, Sheet, SheetData};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::Instant;

/// Prints the percentiles of the time from a request to the complete answer, over one persistent connection.
pub fn print(address: &str, count: usize) -> Result<(), String> {
    let address = address.trim_start_matches("http://").trim_end_matches('/');
    let stream = TcpStream::connect(address).map_err(|error| format!("{address}: {error}"))?;
    stream.set_nodelay(true).map_err(|error| error.to_string())?;
    let mut reader = BufReader::new(stream.try_clone().map_err(|error| error.to_string())?);
    let mut writer = stream;
    let mut times = Vec::new();
    let (name, used) = hints::positions(None, count, &mut |start, now| {
        let sheet =
            serde_json::to_value(SheetData::from(sheet(start, now)?)).map_err(|error| error.to_string())?;
        let body = serde_json::json!({ "sheet": sheet, "beforeMarks": false }).to_string();
        let begun = Instant::now();
        write!(
            writer,
            "POST /api/v1/hint HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )
        .map_err(|error| error.to_string())?;
        let answer = answer(&mut reader)?;
        times.push(begun.elapsed().as_secs_f64());
        match answer.contains("\"kind\":\"step\"") {
            true => Ok(()),
            false => Err(format!("not a step: {answer}")),
        }
    })?;
    println!(
        "{used} puzzles that need more than singles, of level extreme or less: {name}; http://{address}\n"
    );
    hints::table(times);
    Ok(())
}

/// Returns the body of the response, if its status is 200.
fn answer(reader: &mut impl BufRead) -> Result<String, String> {
    let mut line = || {
        let mut text = String::new();
        reader.read_line(&mut text).map(|_| text.trim_end().to_owned()).map_err(|error| error.to_string())
    };
    let status = line()?;
    let mut length = 0;
    loop {
        let header = line()?.to_ascii_lowercase();
        match header.strip_prefix("content-length:") {
            Some(number) => length = number.trim().parse().map_err(|_| format!("no length: {header}"))?,
            None if header.is_empty() => break,
            None => {}
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).map_err(|error| error.to_string())?;
    let body = String::from_utf8_lossy(&body).into_owned();
    if status.contains(" 200 ") { Ok(body) } else { Err(format!("{status}: {body}")) }
}

/// Returns a sheet with all marks, as a player at this position would have it.
fn sheet(start: &Position, now: &Position) -> Result<Sheet, String> {
    let mut sheet = Sheet::new(start.to_puzzle()).map_err(|error| error.to_string())?;
    let mut play = |event: Event| {
        sheet = sheet.apply(&event).map_err(|error| error.to_string())?;
        Ok::<_, String>(())
    };
    for cell in now.geometry().cells() {
        if let (None, Some(digit)) = (start.value(cell), now.value(cell)) {
            play(Event::Enter {
                cells: vec![cell.index()],
                digit: digit.index() + 1,
                clean: false,
                returns: false,
            })?;
        }
    }
    play(Event::FillCandidates { returns: false })?;
    for cell in now.open_cells() {
        for digit in Digit::all(now.geometry().side()) {
            // Allowed by the rules, but already eliminated.
            let seen = now.geometry().peers(cell).iter().any(|peer| now.value(peer) == Some(digit));
            if !seen && !now.is_candidate(cell, digit) {
                play(Event::Candidate { cells: vec![cell.index()], digit: digit.index() + 1 })?;
            }
        }
    }
    Ok(sheet)
}
