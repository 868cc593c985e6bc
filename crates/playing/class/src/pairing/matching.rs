//! The heaviest matching of a graph: who should play whom, when every pair has a
//! weight and nobody can be in two pairs.
//!
//! This is Edmonds' algorithm with blossoms and dual values, in the form that
//! takes time in the order of n³: labels on vertices and blossoms say how much
//! a pair could still gain, trees grow from everybody who is alone along pairs
//! that gain nothing, an odd cycle of such pairs is shrunk to one vertex, and
//! where two trees meet the matching grows by one.

use std::collections::VecDeque;

/// What a pair is worth; 0 for a pair that cannot be.
pub(crate) type Weight = i64;

/// Finds the matching with the largest sum of weights: for each of `n` people,
/// numbered from 0, the partner.
pub(crate) fn heaviest(n: usize, weight: impl Fn(usize, usize) -> Weight) -> Vec<Option<usize>> {
    let mut state = Matching::new(n, weight);
    while state.grow() {}
    (1..=n).map(|u| state.mate[u].checked_sub(1)).collect()
}

#[derive(Clone, Copy)]
struct Edge {
    u: usize,
    v: usize,
    w: Weight,
}

/// Whether a vertex is in a tree: nowhere, at an even or at an odd distance from
/// the root.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Free,
    Even,
    Odd,
}

/// Vertices are numbered from 1, blossoms follow them, and 0 is nobody.
struct Matching {
    n: usize,
    /// The largest number in use.
    top: usize,
    edges: Vec<Vec<Edge>>,
    dual: Vec<Weight>,
    mate: Vec<usize>,
    slack: Vec<usize>,
    /// The outermost blossom that a vertex or blossom lies in.
    root: Vec<usize>,
    parent: Vec<usize>,
    /// For a blossom and a vertex inside it, the part that holds the vertex.
    holder: Vec<Vec<usize>>,
    parts: Vec<Vec<usize>>,
    label: Vec<Label>,
    seen: Vec<usize>,
    search: usize,
    queue: VecDeque<usize>,
}

impl Matching {
    fn new(n: usize, weight: impl Fn(usize, usize) -> Weight) -> Matching {
        // There are never more than n / 2 blossoms at once.
        let size = n + n / 2 + 2;
        let edge = |u: usize, v: usize| {
            let real = (1..=n).contains(&u) && (1..=n).contains(&v) && u != v;
            let w = if real { weight(u - 1, v - 1) } else { 0 };
            Edge { u, v, w }
        };
        let edges: Vec<Vec<Edge>> = (0..size)
            .map(|u| (0..size).map(|v| edge(u, v)).collect())
            .collect();
        let heaviest = edges.iter().flatten().map(|edge| edge.w).max().unwrap_or(0);
        let mut holder = vec![vec![0; size]; size];
        for (u, row) in holder.iter_mut().enumerate().take(n + 1).skip(1) {
            row[u] = u;
        }
        let mut dual = vec![0; size];
        dual[1..=n].fill(heaviest);
        let mut root = vec![0; size];
        for (u, own) in root.iter_mut().enumerate().take(n + 1) {
            *own = u;
        }
        Matching {
            n,
            top: n,
            edges,
            dual,
            mate: vec![0; size],
            slack: vec![0; size],
            root,
            parent: vec![0; size],
            holder,
            parts: vec![Vec::new(); size],
            label: vec![Label::Free; size],
            seen: vec![0; size],
            search: 0,
            queue: VecDeque::new(),
        }
    }

    /// How much a pair would still have to gain.
    fn distance(&self, e: Edge) -> Weight {
        self.dual[e.u] + self.dual[e.v] - self.edges[e.u][e.v].w * 2
    }

    fn update_slack(&mut self, u: usize, x: usize) {
        let old = self.slack[x];
        if old == 0 || self.distance(self.edges[u][x]) < self.distance(self.edges[old][x]) {
            self.slack[x] = u;
        }
    }

    fn set_slack(&mut self, x: usize) {
        self.slack[x] = 0;
        for u in 1..=self.n {
            let outside = self.root[u] != x && self.label[self.root[u]] == Label::Even;
            if self.edges[u][x].w > 0 && outside {
                self.update_slack(u, x);
            }
        }
    }

    fn push(&mut self, x: usize) {
        if x <= self.n {
            self.queue.push_back(x);
        } else {
            for part in self.parts[x].clone() {
                self.push(part);
            }
        }
    }

    fn set_root(&mut self, x: usize, root: usize) {
        self.root[x] = root;
        if x > self.n {
            for part in self.parts[x].clone() {
                self.set_root(part, root);
            }
        }
    }

    /// The place of a part in its blossom, counted the way round on which it is
    /// even.
    fn even_place(&mut self, blossom: usize, part: usize) -> usize {
        let parts = &mut self.parts[blossom];
        let place = parts.iter().position(|&other| other == part);
        let place = place.expect("the part lies in the blossom");
        if place % 2 == 1 {
            parts[1..].reverse();
            parts.len() - place
        } else {
            place
        }
    }

    fn set_mate(&mut self, u: usize, v: usize) {
        let edge = self.edges[u][v];
        self.mate[u] = edge.v;
        if u > self.n {
            let part = self.holder[u][edge.u];
            let place = self.even_place(u, part);
            for i in 0..place {
                let (one, other) = (self.parts[u][i], self.parts[u][i ^ 1]);
                self.set_mate(one, other);
            }
            self.set_mate(part, v);
            self.parts[u].rotate_left(place);
        }
    }

    fn augment(&mut self, mut u: usize, mut v: usize) {
        loop {
            let next = self.root[self.mate[u]];
            self.set_mate(u, v);
            if next == 0 {
                return;
            }
            let above = self.root[self.parent[next]];
            self.set_mate(next, above);
            (u, v) = (above, next);
        }
    }

    /// Where the paths of two vertices to their roots meet; 0 if nowhere.
    fn meeting(&mut self, mut u: usize, mut v: usize) -> usize {
        self.search += 1;
        while u != 0 || v != 0 {
            if u != 0 {
                if self.seen[u] == self.search {
                    return u;
                }
                self.seen[u] = self.search;
                u = self.root[self.mate[u]];
                if u != 0 {
                    u = self.root[self.parent[u]];
                }
            }
            std::mem::swap(&mut u, &mut v);
        }
        0
    }

    fn shrink(&mut self, u: usize, base: usize, v: usize) {
        let mut b = self.n + 1;
        while b <= self.top && self.root[b] != 0 {
            b += 1;
        }
        self.top = self.top.max(b);
        self.dual[b] = 0;
        self.label[b] = Label::Even;
        self.mate[b] = self.mate[base];
        let mut parts = vec![base];
        for (side, start) in [u, v].into_iter().enumerate() {
            let mut x = start;
            while x != base {
                let y = self.root[self.mate[x]];
                parts.extend([x, y]);
                self.push(y);
                x = self.root[self.parent[y]];
            }
            if side == 0 {
                parts[1..].reverse();
            }
        }
        self.parts[b] = parts;
        self.set_root(b, b);
        for x in 1..=self.top {
            self.edges[b][x].w = 0;
            self.edges[x][b].w = 0;
        }
        self.holder[b].fill(0);
        for part in self.parts[b].clone() {
            for x in 1..=self.top {
                let better = self.edges[b][x].w == 0
                    || self.distance(self.edges[part][x]) < self.distance(self.edges[b][x]);
                if better {
                    self.edges[b][x] = self.edges[part][x];
                    self.edges[x][b] = self.edges[x][part];
                }
            }
            for x in 1..=self.n {
                if self.holder[part][x] != 0 {
                    self.holder[b][x] = part;
                }
            }
        }
        self.set_slack(b);
    }

    fn expand(&mut self, b: usize) {
        for part in self.parts[b].clone() {
            self.set_root(part, part);
        }
        let entry = self.holder[b][self.edges[b][self.parent[b]].u];
        let place = self.even_place(b, entry);
        for i in (0..place).step_by(2) {
            let (odd, even) = (self.parts[b][i], self.parts[b][i + 1]);
            self.parent[odd] = self.edges[even][odd].u;
            self.label[odd] = Label::Odd;
            self.label[even] = Label::Even;
            self.slack[odd] = 0;
            self.set_slack(even);
            self.push(even);
        }
        self.label[entry] = Label::Odd;
        self.parent[entry] = self.parent[b];
        for i in place + 1..self.parts[b].len() {
            let part = self.parts[b][i];
            self.label[part] = Label::Free;
            self.set_slack(part);
        }
        self.root[b] = 0;
    }

    /// A pair that gains nothing was found; says whether the matching has grown.
    fn found(&mut self, e: Edge) -> bool {
        let (u, v) = (self.root[e.u], self.root[e.v]);
        match self.label[v] {
            Label::Free => {
                self.parent[v] = e.u;
                self.label[v] = Label::Odd;
                let next = self.root[self.mate[v]];
                self.slack[v] = 0;
                self.slack[next] = 0;
                self.label[next] = Label::Even;
                self.push(next);
            }
            Label::Even => match self.meeting(u, v) {
                0 => {
                    self.augment(u, v);
                    self.augment(v, u);
                    return true;
                }
                base => self.shrink(u, base, v),
            },
            Label::Odd => {}
        }
        false
    }

    /// Makes the matching one pair larger, unless that would gain nothing.
    fn grow(&mut self) -> bool {
        self.label.fill(Label::Free);
        self.slack.fill(0);
        self.queue.clear();
        for x in 1..=self.top {
            if self.root[x] == x && self.mate[x] == 0 {
                self.parent[x] = 0;
                self.label[x] = Label::Even;
                self.push(x);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            if self.walk() {
                return true;
            }
            if !self.shift_duals() {
                return false;
            }
            self.queue.clear();
            for x in 1..=self.top {
                let near = self.slack[x];
                if self.root[x] == x && near != 0 && self.root[near] != x {
                    let edge = self.edges[near][x];
                    if self.distance(edge) == 0 && self.found(edge) {
                        return true;
                    }
                }
            }
            for b in self.n + 1..=self.top {
                if self.root[b] == b && self.label[b] == Label::Odd && self.dual[b] == 0 {
                    self.expand(b);
                }
            }
        }
    }

    /// Goes along all pairs that gain nothing from the vertices in the queue.
    fn walk(&mut self) -> bool {
        while let Some(u) = self.queue.pop_front() {
            if self.label[self.root[u]] == Label::Odd {
                continue;
            }
            for v in 1..=self.n {
                let edge = self.edges[u][v];
                if edge.w == 0 || self.root[u] == self.root[v] {
                    continue;
                }
                if self.distance(edge) == 0 {
                    if self.found(edge) {
                        return true;
                    }
                } else {
                    self.update_slack(u, self.root[v]);
                }
            }
        }
        false
    }

    /// Changes the labels by as much as nothing forbids; false when nobody who is
    /// alone has anything left to gain.
    fn shift_duals(&mut self) -> bool {
        let mut step = Weight::MAX;
        for b in self.n + 1..=self.top {
            if self.root[b] == b && self.label[b] == Label::Odd {
                step = step.min(self.dual[b] / 2);
            }
        }
        for x in 1..=self.top {
            if self.root[x] == x && self.slack[x] != 0 {
                let distance = self.distance(self.edges[self.slack[x]][x]);
                match self.label[x] {
                    Label::Free => step = step.min(distance),
                    Label::Even => step = step.min(distance / 2),
                    Label::Odd => {}
                }
            }
        }
        let has_nothing_left =
            |u: usize| self.label[self.root[u]] == Label::Even && self.dual[u] <= step;
        if (1..=self.n).any(has_nothing_left) {
            return false;
        }
        for u in 1..=self.n {
            match self.label[self.root[u]] {
                Label::Even => self.dual[u] -= step,
                Label::Odd => self.dual[u] += step,
                Label::Free => {}
            }
        }
        for b in self.n + 1..=self.top {
            if self.root[b] == b {
                match self.label[b] {
                    Label::Even => self.dual[b] += step * 2,
                    Label::Odd => self.dual[b] -= step * 2,
                    Label::Free => {}
                }
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seeded::Seeded;

    /// The largest sum there is, by trying everything.
    fn largest_sum(weights: &[Vec<Weight>]) -> Weight {
        let n = weights.len();
        let mut best = vec![0; 1 << n];
        for set in 1usize..1 << n {
            let first = set.trailing_zeros() as usize;
            let rest = set & !(1 << first);
            best[set] = best[rest];
            for other in (0..n).filter(|other| rest >> other & 1 == 1) {
                let sum = best[rest & !(1 << other)] + weights[first][other];
                best[set] = best[set].max(sum);
            }
        }
        best[(1 << n) - 1]
    }

    fn random_weights(n: usize, largest: usize, gaps: usize, seed: u64) -> Vec<Vec<Weight>> {
        let mut numbers = Seeded::new(seed);
        let mut weights = vec![vec![0; n]; n];
        let pairs = (0..n).flat_map(|u| (0..u).map(move |v| (u, v)));
        for (u, v) in pairs {
            let is_gap = numbers.below(10) < gaps;
            let w = numbers.below(largest) as Weight + 1;
            weights[u][v] = if is_gap { 0 } else { w };
            weights[v][u] = weights[u][v];
        }
        weights
    }

    #[test]
    fn no_other_matching_is_heavier() {
        let mut tested = 0;
        for n in 0..=11 {
            for (largest, gaps) in [(1, 0), (1, 6), (3, 3), (9, 5), (1000, 0), (1000, 7)] {
                for seed in 0..60 {
                    let weights = random_weights(n, largest, gaps, seed * 1009 + n as u64);
                    let mates = heaviest(n, |u, v| weights[u][v]);
                    let mut sum = 0;
                    for (u, mate) in mates.iter().enumerate() {
                        if let Some(v) = *mate {
                            assert_eq!(mates[v], Some(u));
                            assert!(weights[u][v] > 0, "a pair that cannot be");
                            sum += weights[u][v];
                        }
                    }
                    assert_eq!(
                        sum / 2,
                        largest_sum(&weights),
                        "{n} {largest} {gaps} {seed}"
                    );
                    tested += 1;
                }
            }
        }
        assert_eq!(tested, 12 * 6 * 60);
    }

    #[test]
    fn a_large_class_is_matched_completely() {
        for seed in 0..5 {
            let weights = random_weights(80, 1 << 20, 0, seed);
            let mates = heaviest(80, |u, v| (1 << 40) + weights[u][v]);
            assert!(mates.iter().all(Option::is_some));
        }
    }
}
