//! Two-word names for pupils: an animal or a thing and a kind word about it, in
//! the class's language. They are the only names a class takes, so that no
//! pupil's own name ever reaches the server.

mod english;
mod french;
mod spanish;

use std::collections::BTreeSet;

use game::Lang;

use crate::seeded::Seeded;

/// A noun, which decides the form of its adjective.
#[derive(Clone, Copy)]
pub(crate) enum Noun {
    /// English has one gender only; it is here for the other languages.
    Masculine(&'static str),
    Feminine(&'static str),
}

use Noun::{Feminine, Masculine};

/// An adjective in both its forms.
#[derive(Clone, Copy)]
pub(crate) struct Adjective {
    masculine: &'static str,
    feminine: &'static str,
}

/// An adjective with two forms.
const fn two(masculine: &'static str, feminine: &'static str) -> Adjective {
    Adjective {
        masculine,
        feminine,
    }
}

/// An adjective that looks the same in both.
const fn one(form: &'static str) -> Adjective {
    two(form, form)
}

const fn words(lang: Lang) -> (&'static [Noun], &'static [Adjective]) {
    match lang {
        Lang::En => (english::NOUNS, english::ADJECTIVES),
        Lang::Fr => (french::NOUNS, french::ADJECTIVES),
        Lang::Es => (spanish::NOUNS, spanish::ADJECTIVES),
    }
}

fn name(lang: Lang, noun: Noun, adjective: Adjective) -> String {
    let (noun, adjective) = match noun {
        Masculine(noun) => (noun, adjective.masculine),
        Feminine(noun) => (noun, adjective.feminine),
    };
    match lang {
        Lang::En => format!("{adjective} {noun}"),
        Lang::Fr | Lang::Es => format!("{noun} {adjective}"),
    }
}

/// How many names there are in a language.
pub fn count(lang: Lang) -> usize {
    let (nouns, adjectives) = words(lang);
    nouns.len() * adjectives.len()
}

/// Whether [`suggest`] can make this name in this language.
pub fn is_suggested(lang: Lang, wanted: &str) -> bool {
    parts(lang, wanted).is_some()
}

/// The numbers of a name's noun and adjective.
fn parts(lang: Lang, wanted: &str) -> Option<(usize, usize)> {
    let (nouns, adjectives) = words(lang);
    let (first, second) = wanted.split_once(' ')?;
    let (noun, adjective) = match lang {
        Lang::En => (second, first),
        Lang::Fr | Lang::Es => (first, second),
    };
    let noun = (nouns.iter()).position(|&(Masculine(word) | Feminine(word))| word == noun)?;
    let adjective = adjectives.iter().position(|forms| match nouns[noun] {
        Masculine(_) => forms.masculine == adjective,
        Feminine(_) => forms.feminine == adjective,
    })?;
    Some((noun, adjective))
}

/// A name that nobody in the class has, or `None` when all are taken. As long as
/// there are any, it takes a noun that nobody has, so that "the otter" is enough
/// to call somebody.
pub fn suggest<T: AsRef<str>>(lang: Lang, taken: &[T], seed: u64) -> Option<String> {
    let (nouns, adjectives) = words(lang);
    let taken: BTreeSet<(usize, usize)> = (taken.iter())
        .filter_map(|name| parts(lang, name.as_ref()))
        .collect();
    let taken_nouns: BTreeSet<usize> = taken.iter().map(|&(noun, _)| noun).collect();
    let mut free: Vec<(usize, usize)> = Vec::new();
    for fresh_nouns_only in [true, false] {
        for noun in 0..nouns.len() {
            if fresh_nouns_only && taken_nouns.contains(&noun) {
                continue;
            }
            let each = (0..adjectives.len()).map(|adjective| (noun, adjective));
            free.extend(each.filter(|parts| !taken.contains(parts)));
        }
        if !free.is_empty() {
            break;
        }
    }
    if free.is_empty() {
        return None;
    }
    let (noun, adjective) = free[Seeded::new(seed).below(free.len())];
    Some(name(lang, nouns[noun], adjectives[adjective]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_thousands_of_different_names() {
        for lang in Lang::ALL {
            let (nouns, adjectives) = words(lang);
            let all: BTreeSet<String> = (nouns.iter())
                .flat_map(|&noun| adjectives.iter().map(move |&adj| name(lang, noun, adj)))
                .collect();
            assert_eq!(all.len(), count(lang), "{lang}: a word is there twice");
            assert!(all.len() >= 2500, "{lang}: {}", all.len());
            for name in &all {
                assert!(name.chars().count() <= 26, "{name} is too long for a card");
                assert_eq!(name.split(' ').count(), 2, "{name}");
                let first = name.chars().next().unwrap();
                assert!(first.is_uppercase(), "{name}");
            }
        }
    }

    #[test]
    fn adjectives_agree_with_their_noun() {
        for (lang, right, wrong) in [
            (Lang::Fr, "Loutre attentive", "Loutre attentif"),
            (Lang::Fr, "Renard attentif", "Renard attentive"),
            (Lang::Es, "Nutria curiosa", "Nutria curioso"),
            (Lang::Es, "Erizo curioso", "Erizo curiosa"),
            (Lang::En, "Curious Otter", "Otter Curious"),
        ] {
            assert!(is_suggested(lang, right), "{right}");
            assert!(!is_suggested(lang, wrong), "{wrong}");
        }
        assert!(!is_suggested(Lang::Fr, "Jean Dupont"));
        assert!(!is_suggested(Lang::Es, "Loutre attentive"));
    }

    #[test]
    fn a_class_gets_different_names_with_different_nouns() {
        for lang in Lang::ALL {
            let mut taken: Vec<String> = Vec::new();
            for pupil in 0..40 {
                let name = suggest(lang, &taken, pupil * 77).unwrap();
                assert!(is_suggested(lang, &name), "{name}");
                taken.push(name);
            }
            let nouns: BTreeSet<usize> = (taken.iter())
                .map(|name| parts(lang, name).unwrap().0)
                .collect();
            assert_eq!(nouns.len(), 40, "{lang}");
        }
    }

    #[test]
    fn the_same_seed_suggests_the_same_name_and_another_one_another() {
        let names: BTreeSet<_> = (0..50)
            .map(|seed| suggest::<&str>(Lang::Fr, &[], seed))
            .collect();
        assert!(names.len() > 40);
        let one = suggest::<&str>(Lang::Fr, &[], 3);
        assert_eq!(one, suggest(Lang::Fr, &["Jean Dupont"], 3));
    }

    #[test]
    fn when_all_names_are_taken_there_is_none() {
        let (nouns, adjectives) = words(Lang::En);
        let mut all: Vec<String> = (nouns.iter())
            .flat_map(|&noun| adjectives.iter().map(move |&adj| name(Lang::En, noun, adj)))
            .collect();
        let last = all.pop().unwrap();
        assert_eq!(suggest(Lang::En, &all, 1), Some(last.clone()));
        all.push(last);
        assert_eq!(suggest(Lang::En, &all, 1), None);
    }
}
