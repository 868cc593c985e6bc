//! Every search against the plainest search there is, on thousands of small
//! artificial games.

mod alphabeta;
mod expectimax;
mod knowledge;
mod maxn;
mod mcts;
mod thicket;
