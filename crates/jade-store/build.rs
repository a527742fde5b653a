//! Compiles anew when a migration is added: the compiler does not see files that a macro reads.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
}
