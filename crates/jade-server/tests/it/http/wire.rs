//! Tests over a real connection.

use super::client::puzzle;
use jade_server::{Options, ServeError, serve_until};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// How long a test waits for what must happen. Only a test that fails takes so long.
const PATIENCE: Duration = Duration::from_secs(120);

pub struct Server {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    served: JoinHandle<Result<(), ServeError>>,
}

pub async fn start(options: Options) -> Server {
    let options = Options { listen: ([127, 0, 0, 1], 0).into(), ..options };
    let (ready, address) = oneshot::channel();
    let (stop, stopped) = oneshot::channel::<()>();
    let served = tokio::spawn(async move {
        let on_ready = |address| ready.send(address).unwrap();
        serve_until(&options, on_ready, async { _ = stopped.await }).await
    });
    Server { address: address.await.unwrap(), stop, served }
}

impl Server {
    pub async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    fn head(&self, method: &str, path: &str, more: &str) -> String {
        format!("{method} {path} HTTP/1.1\r\nHost: {}\r\n{more}\r\n", self.address)
    }

    pub fn post(&self, path: &str, body: &Value) -> String {
        let body = body.to_string();
        let more = format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
        self.head("POST", path, &(more + "Connection: close\r\n")) + &body
    }

    /// Sends the request and reads until the server closes the connection.
    pub async fn talk(&self, request: &[u8]) -> String {
        let mut stream = self.connect().await;
        stream.write_all(request).await.unwrap();
        rest(&mut stream).await
    }
}

async fn rest(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
    let _ = read.expect("the server closes the connection");
    String::from_utf8(answer).unwrap()
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_clients_are_served_at_the_same_time() {
    let server = std::sync::Arc::new(start(Options::default()).await);
    assert_ne!(server.address.port(), 0);
    let asking: Vec<_> = (0..40)
        .map(|_| {
            let server = std::sync::Arc::clone(&server);
            tokio::spawn(async move { server.talk(server.post("/api/v1/solve", &puzzle()).as_bytes()).await })
        })
        .collect();
    for answer in asking {
        let answer = answer.await.unwrap();
        assert_eq!(status(&answer), "200", "{answer}");
        assert!(answer.contains(super::client::SOLUTION));
    }
}

#[tokio::test]
async fn a_connection_serves_several_requests() {
    let server = start(Options::default()).await;
    let first = server.head("GET", "/api/v1/health", "");
    let last = server.head("GET", "/api/v1/health", "Connection: close\r\n");
    let answer = server.talk((first + &last).as_bytes()).await;
    assert_eq!(answer.matches("HTTP/1.1 200").count(), 2, "{answer}");
}

#[tokio::test]
async fn what_is_not_http_is_turned_away() {
    let server = start(Options::default()).await;
    for nonsense in [
        &b"\x16\x03\x01\x02\x00\x01\x00"[..],
        b"hello\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET\0/ HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost 127.0.0.1\r\n\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    ] {
        let answer = server.talk(nonsense).await;
        assert!(answer.is_empty() || status(&answer) == "400", "{nonsense:?}: {answer}");
    }
    let answer = server.talk(b"GET /api/v1/health HTTP/1.1\r\nConnection: close\r\n\r\n").await;
    assert_eq!(status(&answer), "400", "{answer}");
    let foreign = b"GET /api/v1/health HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n";
    assert_eq!(status(&server.talk(foreign).await), "403");
    // The server still works.
    let health = server.head("GET", "/api/v1/health", "Connection: close\r\n");
    assert_eq!(status(&server.talk(health.as_bytes()).await), "200");
}

#[tokio::test]
async fn slow_clients_are_not_waited_for() {
    let server = start(Options { read_limit: Duration::from_millis(300), ..Options::default() }).await;
    // Nothing, half a header, half a body.
    assert_eq!(rest(&mut server.connect().await).await, "");
    let head = server.head("GET", "/api/v1/health", "");
    let answer = server.talk(&head.as_bytes()[..head.len() - 2]).await;
    assert!(answer.is_empty() || status(&answer) == "408", "{answer}");
    let post = server.post("/api/v1/solve", &puzzle());
    let answer = server.talk(&post.as_bytes()[..post.len() - 1]).await;
    assert_eq!(status(&answer), "408", "{answer}");
    assert!(answer.contains("slow-body"));
    // Byte by byte is slow too: the server closes the connection long before this header ends.
    let mut stream = server.connect().await;
    stream.write_all(&head.as_bytes()[..head.len() - 2]).await.unwrap();
    let drip = async {
        while stream.write_all(b"x").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, drip).await.expect("the server closes the connection");
}

#[tokio::test]
async fn a_client_learns_why_its_body_is_too_large() {
    let server = start(Options::default()).await;
    let body = "x".repeat(4 * 1024 * 1024);
    let answer = server.talk(server.post("/api/v1/parse", &json!({ "text": body })).as_bytes()).await;
    assert_eq!(status(&answer), "413", "{answer}");
    assert!(answer.contains("too-large"));
    // In chunks, without a declared length.
    let head = server.head(
        "POST",
        "/api/v1/parse",
        "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n",
    );
    let chunk = format!("{:x}\r\n{body}\r\n", body.len());
    let answer = server.talk((head + &chunk + "0\r\n\r\n").as_bytes()).await;
    assert_eq!(status(&answer), "413", "{answer}");
}

/// The answer of a client that does not read it is not kept in memory for long.
#[tokio::test]
async fn slow_readers_are_disconnected() {
    let (write_limit, read_limit) = (Duration::from_millis(300), Duration::from_secs(600));
    let server = start(Options { write_limit, read_limit, connections: 2, ..Options::default() }).await;
    // Much more than the system buffers for a connection, and none of it is read.
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut deaf = socket.connect(server.address).await.unwrap();
    let request = server.head("GET", "/locales/en/page.ftl", "");
    deaf.write_all(request.repeat(500).as_bytes()).await.unwrap();
    // The other connection is busy too, so the next one is served only when that of the slow reader has been closed.
    let _idle = server.connect().await;
    let next = server.head("GET", "/api/v1/health", "Connection: close\r\n");
    assert_eq!(status(&server.talk(next.as_bytes()).await), "200");
}

/// Clients that do not read, or send nothing or only a part, make room for others at once, long before any limit. Who waits for an answer
/// keeps the connection.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_neither_reads_nor_sends_makes_room() {
    let long = Duration::from_secs(600);
    let limits = Options { write_limit: long, read_limit: long, connections: 9, ..Options::default() };
    let server = start(Options { time_limit: Duration::from_secs(5), ..limits }).await;
    let count = json!({ "sheet": super::client::sheet(4, 4, &".".repeat(256)) });
    let mut busy = server.connect().await;
    busy.write_all(server.post("/api/v1/count", &count).as_bytes()).await.unwrap();
    let mut others = Vec::new();
    for _ in 0..4 {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        let mut deaf = socket.connect(server.address).await.unwrap();
        let request = server.head("GET", "/locales/en/page.ftl", "");
        deaf.write_all(request.repeat(500).as_bytes()).await.unwrap();
        others.extend([deaf, server.connect().await]);
    }
    let next = server.head("GET", "/api/v1/health", "Connection: close\r\n");
    for _ in 0..12 {
        assert_eq!(status(&server.talk(next.as_bytes()).await), "200");
        // Another one that sends nothing, and one that does not send the rest.
        let mut half = server.connect().await;
        let whole = server.post("/api/v1/count", &count);
        half.write_all(&whole.as_bytes()[..whole.len() - 9]).await.unwrap();
        others.extend([server.connect().await, half]);
    }
    // What was counted so far; on a busy machine, the thread may not get to say so before it is given up.
    let answer = rest(&mut busy).await;
    assert!(["200", "504"].contains(&status(&answer)), "{answer}");
}

/// If all connections are in use, none is kept alive, so that those who wait have their turn.
#[tokio::test]
async fn connections_are_shared() {
    let server = start(Options { connections: 1, ..Options::default() }).await;
    let mut first = server.connect().await;
    first.write_all(server.head("GET", "/api/v1/health", "").as_bytes()).await.unwrap();
    let answer = rest(&mut first).await;
    assert!(status(&answer) == "200" && answer.contains("connection: close"), "{answer}");
    let two = start(Options { connections: 2, ..Options::default() }).await;
    let request = two.head("GET", "/api/v1/health", "");
    let last = two.head("GET", "/api/v1/health", "Connection: close\r\n");
    let answer = two.talk((request + &last).as_bytes()).await;
    assert_eq!(answer.matches("HTTP/1.1 200").count(), 2, "{answer}");
}

#[tokio::test]
async fn connections_have_a_time_limit() {
    let limits = Options {
        connection_limit: Duration::from_millis(200),
        read_limit: Duration::from_secs(600),
        ..Options::default()
    };
    let server = start(limits).await;
    let mut stream = server.connect().await;
    stream.write_all(server.head("GET", "/api/v1/health", "").as_bytes()).await.unwrap();
    // The server keeps this connection alive, so only the limit ends it.
    assert_eq!(status(&rest(&mut stream).await), "200");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_stops_and_finishes_pending_answers() {
    // No other limit ends the server before the test gives up.
    let long = Duration::from_secs(600);
    let time_limit = Duration::from_millis(800);
    let server =
        start(Options { time_limit, read_limit: long, shutdown_limit: long, ..Options::default() }).await;
    // An idle connection does not delay it.
    let idle = server.connect().await;
    let count = json!({ "sheet": super::client::sheet(4, 4, &".".repeat(256)) }).to_string();
    let mut busy = server.connect().await;
    let expect = format!(
        "Content-Type: application/json\r\nContent-Length: {}\r\nExpect: 100-continue\r\nConnection: close\r\n",
        count.len()
    );
    busy.write_all(server.head("POST", "/api/v1/count", &expect).as_bytes()).await.unwrap();
    // The server asks for the body once it works at the request.
    let mut goes_on = [0; 25];
    busy.read_exact(&mut goes_on).await.unwrap();
    assert_eq!(&goes_on, b"HTTP/1.1 100 Continue\r\n\r\n");
    busy.write_all(count.as_bytes()).await.unwrap();
    server.stop.send(()).unwrap();
    // What was counted so far; on a busy machine, the thread may not get to say so before it is given up.
    let answer = rest(&mut busy).await;
    assert!(["200", "504"].contains(&status(&answer)), "{answer}");
    tokio::time::timeout(PATIENCE, server.served).await.expect("the server ends").unwrap().unwrap();
    assert!(TcpStream::connect(server.address).await.is_err());
    drop(idle);
}

#[tokio::test]
async fn a_port_in_use_is_a_separate_error() {
    let server = start(Options::default()).await;
    let again = Options { listen: server.address, ..Options::default() };
    let error = serve_until(&again, |_| panic!("it is not ready"), async {}).await.unwrap_err();
    assert!(matches!(error, ServeError::PortTaken { address } if address == server.address), "{error}");
    let elsewhere = Options { listen: ([192, 0, 2, 1], 0).into(), ..Options::default() };
    let error = serve_until(&elsewhere, |_| panic!("it is not ready"), async {}).await.unwrap_err();
    assert!(matches!(error, ServeError::ForeignAddress { .. }), "{error}");
}

#[tokio::test]
async fn a_server_on_all_addresses_accepts_the_one_it_was_reached_at() {
    let options = Options { listen: ([0, 0, 0, 0], 0).into(), ..Options::default() };
    let (ready, address) = oneshot::channel();
    let (_stop, stopped) = oneshot::channel::<()>();
    tokio::spawn(async move {
        serve_until(&options, |address| ready.send(address).unwrap(), async { _ = stopped.await }).await
    });
    let port = address.await.unwrap().port();
    // On Linux, every address in 127.0.0.0/8 leads here.
    let reached = if cfg!(target_os = "linux") { "127.0.0.2" } else { "127.0.0.1" };
    for (host, expected) in [(reached, "200"), ("127.0.0.3", "403"), ("evil.example", "403")] {
        let mut stream = TcpStream::connect((reached, port)).await.unwrap();
        let request =
            format!("GET /api/v1/health HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        assert_eq!(status(&rest(&mut stream).await), expected, "{host}");
    }
}
