//! Whole games in a real pseudo-terminal.

use serde_json::{Value, json};
use std::path::Path;

use crate::tablier::Tablier;
use crate::terminal::{Terminal, folder, without_colours};

/// What a saved game comes to.
fn replayed(data: &Path, name: &str) -> Value {
    let file = data.join("tablier/games").join(name);
    let file = file.to_str().expect("the path is text");
    Tablier::run(&["replay", file, "--json"]).json()
}

/// The first tile of the list that the program shows on a turn.
fn first_tile(shown: &str) -> String {
    let list = shown.rsplit("number of places:").next().unwrap_or_default();
    list.trim_start().chars().take(1).collect()
}

#[test]
fn a_game_of_seven_in_english_against_the_computer() {
    let data = folder("seven-english");
    let mut screen = Terminal::start(100, &data, &[], &["play", "seven", "--seed", "5"]);
    let prompt = "White> ";
    screen.wait_for(prompt);
    // Wrong input is explained, and nothing is lost by it.
    let help = screen.ask("help", prompt);
    assert!(
        help.contains("undo       takes the last move back"),
        "{help}"
    );
    let unknown = screen.ask("chess", prompt);
    assert!(unknown.contains("is not understood"), "{unknown}");
    assert!(unknown.contains("“help” shows"), "{unknown}");
    let far = screen.ask("O 99", prompt);
    assert!(far.contains("O has places 1 to 3."), "{far}");
    let listed = screen.ask("o", prompt);
    assert!(listed.contains("O has to go to level 1."), "{listed}");
    assert!(listed.contains("O 3  0,0 0,1 1,0 1,1"), "{listed}");
    let placed = screen.ask("O:0,0;1,0;0,1;1,-1", prompt);
    assert!(placed.contains("White places O on level 1: 0,0 0,1 1,-1 1,0."));
    assert!(placed.contains("Black is thinking …"), "{placed}");
    assert!(placed.contains("Black places "), "{placed}");
    let illegal = screen.ask("I:0,0;1,0;2,0;3,0", prompt);
    assert!(illegal.contains("That cannot be (S3): "), "{illegal}");
    let rule = screen.ask("rules s3", prompt);
    assert!(rule.contains("S3 · "), "{rule}");
    let rules = screen.ask("rules", prompt);
    assert!(rules.contains("Néstor Romeral Andrés"), "{rules}");
    let ways = screen.ask("ways", prompt);
    assert!(ways.contains("This game does not have that."), "{ways}");
    let held = screen.ask("O 1", prompt);
    assert!(held.contains("O has been placed already"), "{held}");
    // Looking does not play; a move taken back is made again.
    let seen = without_colours(&screen.ask("see I 1", prompt));
    assert!(seen.contains("[WI"), "{seen}");
    assert!(seen.contains("nothing has been played"), "{seen}");
    let undone = screen.ask("undo", prompt);
    assert!(undone.contains("The table is empty."), "{undone}");
    let redone = screen.ask("redo", prompt);
    assert!(redone.contains("White places O on level 1"), "{redone}");
    let mut shown = redone;
    for _ in 0..6 {
        screen.enter(&format!("{} 1", first_tile(&shown)));
        shown = screen.wait_for_any(&[prompt, "\n> "]).1;
    }
    assert!(shown.contains("The levels are compared from the top:"));
    assert!(shown.contains(" wins.") || shown.contains("is a draw."));
    let record = replayed(&data, "seven-0001.record");
    assert_eq!(
        (&record["plies"], &record["over"]),
        (&json!(14), &json!(true))
    );
    // The rematch has the seats swapped and a file of its own.
    let again = screen.ask("rematch", prompt.replace("White", "Black").as_str());
    assert!(again.contains("White (computer, level 4) · Black (person)"));
    screen.enter("quit");
    let farewell = screen.end();
    assert!(farewell.contains("seven-0002.record"), "{farewell}");
    assert_eq!(replayed(&data, "seven-0002.record")["plies"], 1);
}

#[test]
fn a_game_of_heinash_in_french_between_two_people_with_real_dice() {
    let data = folder("heinash-french");
    let args = [
        "play",
        "heinash",
        "--lang",
        "fr",
        "--seats",
        "person,pair",
        "--dice",
        "typed",
    ];
    let mut screen = Terminal::start(80, &data, &[], &args);
    let (black, red) = ("Noir> ", "Rouge> ");
    let asked = screen.wait_for(black);
    assert!(
        asked.contains("Noir (personne) · Rouge (binôme)"),
        "{asked}"
    );
    assert!(asked.contains("Lancez vos dés"), "{asked}");
    let wrong = screen.ask("7 1 1", black);
    assert!(wrong.contains("n’est pas compris"), "{wrong}");
    let early = screen.ask("1*1*1", black);
    assert!(early.contains("C’est impossible (N3)"), "{early}");
    let rolled = screen.ask("5 4 2", black);
    assert!(rolled.contains("Noir lance 5, 4 et 2."), "{rolled}");
    // Nothing tells which numbers are possible while the turn lasts.
    for word in ["façons", "coups"] {
        let kept = screen.ask(word, black);
        assert!(kept.contains("Trouver les nombres, c’est le jeu"), "{kept}");
    }
    let unused = screen.ask("5*4", black);
    assert!(unused.contains("C’est impossible (N3)"), "{unused}");
    assert!(unused.contains("règles N3"), "{unused}");
    let nothing = screen.ask("rien", red);
    assert!(nothing.contains("Noir ne trouve rien."), "{nothing}");
    assert!(nothing.contains("un pion de Noir"), "{nothing}");
    let off_board = screen.ask("40", red);
    assert!(off_board.contains("C’est impossible (N"), "{off_board}");
    screen.ask("18", red);
    let ways = screen.ask("façons", red);
    assert!(ways.contains("Avec 5, 4 et 2"), "{ways}");
    assert!(ways.contains("  10  "), "{ways}");
    assert!(!ways.contains("\n  20  "), "{ways}");
    // Between people a move is taken back by consent, and before new dice.
    let asks = screen.ask("annuler", "(oui/non)");
    assert!(
        asks.contains("Noir accepte qu’on reprenne le coup"),
        "{asks}"
    );
    screen.wait_for(black);
    screen.ask("peut-être", "(oui/non)");
    screen.wait_for(black);
    let refused = screen.ask("non", red);
    assert!(refused.contains("Refusé"), "{refused}");
    screen.ask("6 5 1", red);
    let moved = screen.ask("6*5+1", black);
    assert!(moved.contains("Rouge obtient 31 : 6*5+1."), "{moved}");
    screen.ask("annuler", "(oui/non)");
    screen.wait_for(black);
    let back = screen.ask("oui", red);
    assert!(back.contains("Le coup est repris."), "{back}");
    assert!(back.contains("Les dés montrent 6, 5 et 1."), "{back}");
    let redo = screen.ask("refaire", red);
    assert!(redo.contains("il n’y a pas de coup à refaire"), "{redo}");
    screen.ask("6*5+1", black);
    // Black goes along the first row, Red along the last.
    let ways = ["6*5+2", "6*5+3", "6*5+4", "6*5+5", "6+5+6"];
    for (number, way) in (1..).zip(ways) {
        screen.ask(&format!("{number}-1-1"), black);
        screen.ask(&format!("{number}*1*1"), red);
        screen.ask(&format!("6 5 {}", number + 1), red);
        screen.ask(way, black);
    }
    screen.ask("6 1 1", black);
    screen.enter("6*1*1");
    let over = screen.wait_for("\n> ");
    assert!(
        over.contains("Noir a relié deux bords opposés : 1 2 3 4 5 6"),
        "{over}"
    );
    assert!(over.contains("Noir gagne."), "{over}");
    let asks = screen.ask("revanche", "(oui/non)");
    assert!(asks.contains("Rouge accepte une autre partie"), "{asks}");
    screen.wait_for("Rouge> ");
    screen.ask("non", "\n> ");
    screen.enter("quitter");
    let farewell = screen.end();
    assert!(
        farewell.contains("La partie est enregistrée dans"),
        "{farewell}"
    );
    let record = replayed(&data, "heinash-0001.record");
    assert_eq!(record["places"], json!([1, 2]));
}

#[test]
fn a_game_of_hyle7_in_spanish_against_the_computer() {
    let data = folder("hyle7-spanish");
    let args = ["play", "--lang", "es", "--set", "Size=5", "--seed", "9"];
    let mut screen = Terminal::start(80, &data, &[], &args);
    // Without a game the program asks which.
    let asked = screen.wait_for("\n> ");
    assert!(asked.contains("¿Qué juego?"), "{asked}");
    let wrong = screen.ask("ajedrez", "\n> ");
    assert!(wrong.contains("Escribe su número o su nombre."), "{wrong}");
    screen.enter("hyle7");
    let prompts = ["(el Caos)> ", "(el Orden)> ", "\n> "];
    let (mut at, mut shown) = screen.wait_for_any(&prompts);
    let wrong = screen.ask("z9", prompts[0]);
    assert!(wrong.contains("«z9»"), "{wrong}");
    let (mut placed, mut undone, mut passed) = (0, 0, 0);
    while at != 2 {
        let draws = shown.contains("Pulsa Intro") || placed == 0 && undone == 0;
        if at == 0 && draws && !shown.contains("Escribe la casilla") {
            screen.enter("");
        } else if at == 1 {
            passed += 1;
            screen.enter("pasar");
        } else {
            let listed = screen.ask("jugadas", prompts[at]);
            let cell = listed.lines().nth(1).unwrap_or_default();
            let cell = cell.split(' ').next().unwrap_or_default().trim();
            placed += 1;
            screen.enter(cell);
        }
        (at, shown) = screen.wait_for_any(&prompts);
        if placed == 3 && undone == 0 {
            // The token comes back to the hand, and the same one is placed again.
            undone += 1;
            let back = screen.ask("deshacer", prompts[0]);
            assert!(back.contains("La jugada se ha deshecho."), "{back}");
            assert!(back.contains("Ha salido una ficha de color"), "{back}");
            let again = screen.ask("rehacer", prompts[0]);
            assert!(again.contains("pone el"), "{again}");
            shown = again;
        }
    }
    assert_eq!((placed, undone, passed), (25, 1, 24));
    assert!(shown.contains("Jugador 2, el Orden: "), "{shown}");
    assert!(shown.contains("  filas 5: "), "{shown}");
    assert!(shown.contains("  columnas a: "), "{shown}");
    screen.enter("salir");
    screen.end();
    let record = replayed(&data, "hyle7-0001.record");
    assert_eq!(record["over"], true);
    assert!(record["scores"][1].as_u64() > Some(0));
}

#[test]
fn a_killed_game_is_gone_on_with_where_it_was() {
    let data = folder("killed");
    let start = [
        "play",
        "seven",
        "--seats",
        "pair,person",
        "--clock",
        "90+300",
    ];
    let mut screen = Terminal::start(100, &data, &[], &start);
    screen.wait_for("White> ");
    screen.ask("O 1", "Black> ");
    let last = screen.ask("S 1", "White> ");
    screen.kill();
    let board = |shown: &str| -> Vec<String> {
        let starts = |line: &str| {
            line.trim_start()
                .starts_with(|c: char| c == '-' || c.is_ascii_digit())
        };
        let plain = without_colours(shown);
        let lines = plain.lines().skip_while(|line| !starts(line));
        let lines: Vec<String> = lines
            .take_while(|line| !line.is_empty())
            .map(String::from)
            .collect();
        assert!(lines.len() > 3, "{plain}");
        lines
    };
    let mut again = Terminal::start(100, &data, &[], &["play", "seven", "--resume"]);
    let shown = again.wait_for("White> ");
    assert!(
        shown.contains("The game goes on where it was left."),
        "{shown}"
    );
    assert!(shown.contains("White (pair) · Black (person)"), "{shown}");
    assert_eq!(board(&shown), board(&last));
    // Black's own move has brought five minutes, and most of them are still there.
    let left = ["Black 1:34:", "Black 1:35:00"];
    assert!(left.iter().any(|left| shown.contains(left)), "{shown}");
    // The end of input says how to go on.
    again.keys("\x04");
    let farewell = again.end();
    let command = "To go on: tablier play seven --resume ";
    let (_, file) = farewell.split_once(command).expect("it says how");
    let mut named = Terminal::start(100, &data, &[], &["play", "--resume", file.trim()]);
    assert_eq!(board(&named.wait_for("White> ")), board(&last));
    let other = Tablier::run(&["play", "hyle7", "--resume", file.trim()]);
    assert!(
        other.stderr.contains("is a game of SEVEN"),
        "{}",
        other.stderr
    );
}

#[test]
fn a_roll_that_was_seen_comes_again_after_resuming() {
    let data = folder("seen");
    // Weaker levels may overlook that a roll makes anything, and then it is not Black's
    // turn to roll. With a seed the rolls of this game always make something.
    let args = ["play", "heinash", "--level", "8", "--seed", "1"];
    let mut screen = Terminal::start(80, &data, &[], &args);
    screen.wait_for("Black> ");
    let first = screen.ask("", "Black> ");
    // Everybody's rolls since then come again in their order.
    screen.ask("none", "Black> ");
    let second = screen.ask("", "Black> ");
    screen.ask("none", "Black> ");
    screen.ask("undo", "Black> ");
    screen.ask("undo", "Black> ");
    screen.kill();
    let dice = |shown: &str| {
        let (_, after) = shown.split_once("Black rolls ").expect("it was rolled");
        after.chars().take(10).collect::<String>()
    };
    let mut again = Terminal::start(80, &data, &[], &["play", "heinash", "--resume"]);
    let shown = again.wait_for("Black> ");
    assert!(
        shown.contains(&format!("The dice show {}", dice(&first))),
        "{shown}"
    );
    again.ask("none", "Black> ");
    assert_eq!(dice(&again.ask("", "Black> ")), dice(&second));
}

#[test]
fn real_dice_are_typed_in_for_the_computer_too_and_never_twice() {
    let data = folder("typed");
    // Weaker levels may overlook that a roll makes anything.
    let args = ["play", "heinash", "--dice", "typed", "--level", "8"];
    let mut screen = Terminal::start(80, &data, &[], &args);
    screen.wait_for("Black> ");
    screen.ask("roll:5-4-2", "Black> ");
    let asked = screen.ask("(5-4)*2", "Red> ");
    assert!(asked.contains("Roll your dice"), "{asked}");
    let moved = screen.ask("6 6 6", "Black> ");
    assert!(moved.contains("Red rolls 6, 6 and 6."), "{moved}");
    assert!(moved.contains("Red makes "), "{moved}");
    // What was seen comes again, for both, whatever is typed.
    screen.ask("4 4 4", "Black> ");
    screen.ask("undo", "Black> ");
    let again = screen.ask("5-4+2", "Black> ");
    assert!(again.contains("Red rolls 6, 6 and 6."), "{again}");
    assert!(again.contains("Press Enter to roll"), "{again}");
    let rolled = screen.ask("", "Black> ");
    assert!(rolled.contains("Black rolls 4, 4 and 4."), "{rolled}");
}

#[test]
fn colours_are_shown_where_they_are_wanted() {
    let data = folder("colours");
    for (variables, coloured) in [
        (&[][..], true),
        (&[("NO_COLOR", "1")], false),
        (&[("NO_COLOR", "")], true),
        (&[("TERM", "dumb")], false),
    ] {
        let mut screen = Terminal::start(80, &data, variables, &["play", "hyle7"]);
        screen.wait_for("Player 1 as Chaos> ");
        screen.ask("", "Player 1 as Chaos> ");
        let shown = screen.ask("d4", "Player 1 as Chaos> ");
        assert_eq!(shown.contains("\x1b["), coloured, "{variables:?} {shown}");
        screen.enter("quit");
        screen.end();
    }
    // No terminal, no colours.
    let piped = Tablier::with_input(&["play", "hyle7"], "\nd4\n");
    assert!(piped.stdout.contains("[") && !piped.stdout.contains('\x1b'));
}

#[test]
fn a_narrow_terminal_tears_nothing() {
    let data = folder("narrow");
    for (game, lang, lines) in [
        (
            "seven",
            "en",
            &[
                "help", "P", "P 1", "moves", "S 2", "J 1", "rules", "nonsense",
            ][..],
        ),
        (
            "heinash",
            "fr",
            &["help", "", "5*4", "none", "ways", "règles N7", "x"],
        ),
        (
            "hyle7",
            "es",
            &["ayuda", "", "d4", "", "e5", "jugadas", "reglas", "a1-a2"],
        ),
    ] {
        let args = [
            "play", game, "--lang", lang, "--seed", "1", "--clock", "90+0",
        ];
        let mut screen = Terminal::start(40, &data, &[], &args);
        screen.wait_for("> ");
        for line in lines {
            screen.ask(line, "> ");
        }
        for line in without_colours(&screen.seen()).split(['\r', '\n']) {
            assert!(line.chars().count() <= 40, "{game}: {line}");
        }
        screen.enter("quit");
        screen.end();
    }
}

#[test]
fn both_boards_of_a_shared_bag_stand_side_by_side_where_there_is_room() {
    let data = folder("side-by-side");
    for (columns, beside) in [(100, true), (60, false)] {
        let args = ["play", "hyle7", "--set", "Bag=shared"];
        let mut screen = Terminal::start(columns, &data, &[], &args);
        let shown = without_colours(&screen.wait_for("> "));
        let both = |line: &str| line.matches(" a  b  c  d  e  f  g").count() == 2;
        assert_eq!(shown.lines().any(both), beside, "{shown}");
    }
}

#[test]
fn flags_fall_while_nobody_types() {
    let data = folder("flags");
    let args = ["play", "heinash", "--clock", "turn:0.2", "--set", "Size=2"];
    let mut turns = Terminal::start(80, &data, &[], &args);
    // The dice are rolled, nothing is found, and the game goes on to its end.
    turns.wait_for("The time for the turn is up.");
    turns.wait_for("Black rolls ");
    turns.wait_for("Black finds nothing.");
    turns.wait_for("has joined two opposite sides");
    let args = ["play", "seven", "--clock", "0.005+0"];
    let mut bank = Terminal::start(80, &data, &[], &args);
    bank.wait_for("White has run out of time.");
    bank.wait_for("Black wins.");
    let args = ["play", "heinash", "--clock", "game:0.005", "--lang", "fr"];
    let mut game = Terminal::start(80, &data, &[], &args);
    let over = game.wait_for("La partie est nulle.");
    assert!(over.contains("Le temps de la partie est écoulé."), "{over}");
    assert!(over.contains("La plus longue chaîne de Noir : 0"), "{over}");
}

#[test]
fn people_and_computers_take_leave_of_a_game_in_several_ways() {
    let data = folder("leaving");
    let args = [
        "play",
        "seven",
        "--players",
        "3",
        "--seats",
        "person,computer,person",
    ];
    let mut screen = Terminal::start(80, &data, &[], &args);
    screen.wait_for("White> ");
    let meant = screen.ask("resign", "White> ");
    assert!(meant.contains("White, do you really give the game up? (yes/no)"));
    assert!(screen.ask("no", "White> ").contains("The game goes on."));
    // A draw needs the people; the computers follow them.
    screen.ask("draw", "(yes/no)");
    screen.wait_for("Red> ");
    assert!(screen.ask("no", "White> ").contains("Not agreed"));
    // A pause needs them, too.
    screen.ask("pause", "(yes/no)");
    screen.wait_for("Red> ");
    assert!(screen.ask("yes", "White> ").contains("paused"));
    assert!(screen.ask("O 1", "White> ").contains("the game is paused"));
    assert!(
        screen
            .ask("resume", "White> ")
            .contains("The game goes on.")
    );
    // Of three the others play on.
    screen.ask("resign", "White> ");
    let on = screen.ask("yes", "Red> ");
    assert!(on.contains("White resigns."), "{on}");
    assert!(on.contains("White places"), "{on}");
    let saved = screen.ask("save here.record", "Red> ");
    assert!(
        saved.contains("The game is saved in here.record"),
        "{saved}"
    );
    assert!(data.join("here.record").exists());
    let unsaved = screen.ask("save no/such/folder/x.record", "Red> ");
    assert!(unsaved.contains("Play goes on."), "{unsaved}");
    screen.ask("save here.record", "Red> ");
    screen.enter("quit");
    assert!(screen.end().contains("--resume here.record"));
}

#[test]
fn lots_decide_who_begins_and_that_one_picks_a_colour() {
    let data = folder("lots");
    let args = ["play", "heinash", "--seats", "person,pair", "--lot"];
    let mut screen = Terminal::start(80, &data, &[], &args);
    let asked = screen.wait_for("> ");
    assert!(asked.contains("Type your colour: black or red."), "{asked}");
    screen.ask("green", "\n> ");
    let begun = screen.ask("red", "Red> ");
    assert!(
        begun.contains("Red (pair) · Black (person)")
            || begun.contains("Red (person) · Black (pair)")
    );
    screen.ask("", "Red> ");
    screen.ask("none", "Black> ");
    screen.kill();
    let record = std::fs::read_to_string(data.join("tablier/games/heinash-0001.record")).unwrap();
    assert!(record.contains("[Colour \"red\"]"), "{record}");
}

#[test]
fn without_a_folder_the_game_goes_on_unsaved() {
    let out = Tablier::with_input(&["play", "seven", "--seed", "1"], "O 1\nY 1\nquit\n");
    assert_eq!(out.code, 0);
    assert_eq!(
        out.stdout
            .matches("There is no folder for saved games")
            .count(),
        1
    );
    assert!(
        out.stdout.contains("White places Y on level"),
        "{}",
        out.stdout
    );
    assert!(
        out.stdout.ends_with("The game is not saved.\n"),
        "{}",
        out.stdout
    );
    let nothing = Tablier::run(&["play", "seven", "--resume"]);
    assert_eq!(nothing.code, 1);
    assert!(
        nothing.stderr.contains("no unfinished game"),
        "{}",
        nothing.stderr
    );
}

#[test]
fn the_same_seed_brings_the_same_game() {
    let play = |seed| {
        let args = [
            "play",
            "hyle7",
            "--seats",
            "computer,computer",
            "--seed",
            seed,
        ];
        Tablier::run(&args).stdout
    };
    assert_eq!(play("7"), play("7"));
    assert_ne!(play("7"), play("8"));
    assert!(play("7").contains("wins.") || play("7").contains("draw."));
}

#[test]
fn wrong_arguments_of_play_are_answered_with_what_would_be_right() {
    for (args, code, part) in [
        (
            &["play", "seven", "--seats", "person,robot"][..],
            2,
            "person, pair or computer",
        ),
        (&["play", "seven", "--clock", "quick"], 2, "5+3"),
        (&["play", "seven", "--dice", "loaded"], 2, "rolled or typed"),
        (&["play", "chess"], 2, "seven, heinash or hyle7"),
        (
            &["play", "seven", "--seats", "person"],
            1,
            "1 player for 2 seats",
        ),
        (
            &["play", "seven", "--clock", "turn:60"],
            1,
            "SEVEN has no time for the game or for each turn",
        ),
        (&["play", "seven", "--clock", "0+5"], 1, "gives no time"),
        (
            &["play", "seven", "--set", "Size=5"],
            1,
            "Players, Pairs and Variant",
        ),
        (&["play", "seven", "--players", "5"], 1, "2, 3 or 4"),
        (&["play", "--resume", "no-such.record"], 1, "no-such.record"),
        (
            &["play", "seven", "--resume", "--players", "3"],
            2,
            "cannot be given together",
        ),
        (&["play", "--lot", "--lot"], 2, "more than once"),
        (&["play", "seven", "--level", "9"], 2, "from 1 to 8"),
        (
            &["play", "seven", "--seats", "person,computer:9"],
            2,
            "computer:6",
        ),
        (
            &["play", "seven", "--level", "3", "--seats", "person,person"],
            2,
            "cannot be given together",
        ),
    ] {
        let out = Tablier::run(args);
        assert_eq!(out.code, code, "{args:?}: {}", out.stderr);
        assert!(out.stderr.contains(part), "{args:?}: {}", out.stderr);
    }
}
