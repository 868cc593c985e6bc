//! Prints natively what `probe.cjs` prints from WebAssembly: the answers of the
//! players, or with the name of a game how many nodes a second they look at.

use std::time::Instant;

fn main() {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    match asked.as_slice() {
        [seed, nodes] if seed.parse::<u32>().is_ok() => {
            let number = |text: &str| text.parse().expect("a number");
            print!("{}", wasm::probe(number(seed), number(nodes)));
        }
        [game, nodes] => {
            let nodes = nodes.parse().expect("a number of nodes");
            wasm::measure(game, nodes / 10);
            let start = Instant::now();
            let measured = wasm::measure(game, nodes);
            let seconds = start.elapsed().as_secs_f64();
            println!("{:.0}", measured.nodes / seconds);
        }
        _ => eprintln!("usage: probe SEED NODES, or probe GAME NODES"),
    }
}
