//! Signals to stop. They reach the whole process, but no other test of this program listens for them.
#![cfg(unix)]

use jade_server::{Options, run};
use std::net::TcpStream;
use std::process::Command;
use std::sync::mpsc;
use std::time::Duration;

#[test]
fn the_server_stops_on_a_signal() {
    for signal in ["-TERM", "-INT"] {
        let (ready, address) = mpsc::channel();
        let (over, ended) = mpsc::channel();
        std::thread::spawn(move || {
            let options = Options { listen: ([127, 0, 0, 1], 0).into(), ..Options::default() };
            over.send(run(&options, |address| ready.send(address).unwrap())).unwrap();
        });
        let address = address.recv_timeout(Duration::from_secs(20)).unwrap();
        assert!(TcpStream::connect(address).is_ok());
        let sent = Command::new("kill").args([signal, &std::process::id().to_string()]).status().unwrap();
        assert!(sent.success());
        ended.recv_timeout(Duration::from_secs(20)).unwrap().unwrap();
        assert!(TcpStream::connect(address).is_err());
    }
}
