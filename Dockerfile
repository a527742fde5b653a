# The tutor as a container: docker build -t jade . && docker run -p 7380:7380 -v jade:/data jade
# Then open http://localhost:7380. Collections of your own are kept in the volume.

FROM rust:1.95-trixie AS build
RUN apt-get update && apt-get install -y --no-install-recommends nodejs npm musl-tools && rm -rf /var/lib/apt/lists/*
WORKDIR /jade
COPY . .
RUN rustup target add wasm32-unknown-unknown x86_64-unknown-linux-musl \
    && ./build-site --page \
    && JADE_PAGE=target/page cargo build --locked --profile dist --target x86_64-unknown-linux-musl -p jade --features full

FROM debian:trixie-slim
COPY --from=build /jade/target/x86_64-unknown-linux-musl/dist/jade /usr/local/bin/jade
COPY --from=build /jade/LICENSE-APACHE /jade/LICENSE-MIT /jade/THIRD-PARTY.txt /usr/share/doc/jade/
RUN useradd --create-home jade && install -d -o jade -g jade /data
USER jade
VOLUME /data
EXPOSE 7380
CMD ["jade", "serve", "--listen", "0.0.0.0:7380", "--store", "/data/collections.sqlite"]
