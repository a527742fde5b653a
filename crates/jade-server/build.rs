//! A release build embeds the page and the texts: it has to be made anew when a file joins or leaves them.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var_os("PROFILE").is_some_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../web");
        println!("cargo::rerun-if-changed=../../locales");
    }
}
