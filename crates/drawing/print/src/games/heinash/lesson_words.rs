//! What the sheet for teachers says.

use game::{Lang, Phrase};

/// A part of the sheet.
pub(super) struct Part {
    /// Its heading.
    pub(crate) title: Phrase,
    /// What it says, line by line.
    pub(crate) lines: &'static [LessonLine],
}

/// A line of a part.
pub(super) struct LessonLine {
    /// What stands before it: minutes, or a word.
    pub(crate) mark: Phrase,
    /// What it says.
    pub(crate) text: Phrase,
}

/// A mark that is the same in every language.
const fn same(text: &'static str) -> Phrase {
    Phrase {
        en: text,
        fr: text,
        es: text,
    }
}

pub(super) const AIM: Phrase = Phrase {
    en: "Mental arithmetic for ages 9 to 12, in France cycle 3 (CM1, CM2, 6e). Pupils look for calculations that lead to a number they want, instead of answering a question. Two players or two pairs (binômes) at a board.",
    fr: "Calcul mental au cycle 3 (CM1, CM2, 6e). Les élèves cherchent des calculs qui mènent au nombre qu’ils veulent, au lieu de répondre à une question. Deux joueurs ou deux binômes par plateau.",
    es: "Cálculo mental de 9 a 12 años, en Francia el ciclo 3 (CM1, CM2, 6e). El alumnado busca cálculos que lleven al número que quiere, en lugar de responder a una pregunta. Dos jugadores o dos parejas (binômes) por tablero.",
};

pub(super) const NEEDED: Phrase = Phrase {
    en: "For each board: three dice, 18 pawns of each colour, a sheet “my calculations” for each side. For the class: the board on A3 or projected, and “what each roll can make” for you.",
    fr: "Par plateau\u{a0}: trois dés, 18 pions de chaque couleur, une feuille «\u{a0}mes calculs\u{a0}» par camp. Pour la classe\u{a0}: le plateau en A3 ou projeté, et pour vous «\u{a0}ce que donne chaque lancer\u{a0}».",
    es: "Por tablero: tres dados, 18 peones de cada color, una hoja «mis cálculos» por equipo. Para la clase: el tablero en A3 o proyectado, y para usted «lo que se puede hacer con cada tirada».",
};

/// The three lessons, which are on the first page.
pub(super) const LESSONS: [Part; 3] = [
    Part {
        title: Phrase {
            en: "10 minutes: a ritual with the whole class",
            fr: "10 minutes\u{a0}: un rituel avec toute la classe",
            es: "10 minutos: un ritual con toda la clase",
        },
        lines: &[
            LessonLine {
                mark: same("1 min"),
                text: Phrase {
                    en: "Two halves of the class share one large board. A game may go on for several days.",
                    fr: "Deux moitiés de classe se partagent un grand plateau. Une partie peut durer plusieurs jours.",
                    es: "Dos mitades de la clase comparten un tablero grande. Una partida puede durar varios días.",
                },
            },
            LessonLine {
                mark: same("6 min"),
                text: Phrase {
                    en: "Roll three dice. Everybody writes calculations in silence for a minute. One pupil of the half whose turn it is proposes one and says it aloud; the others check it. Place the pawn, change sides, roll again.",
                    fr: "Lancer trois dés. Chacun écrit des calculs en silence pendant une minute. Un élève de la moitié dont c’est le tour en propose un et le dit à voix haute\u{a0}; les autres le vérifient. Placer le pion, changer de camp, relancer.",
                    es: "Tirar tres dados. Cada cual escribe cálculos en silencio durante un minuto. Alguien de la mitad a la que le toca propone uno y lo dice en voz alta; los demás lo comprueban. Poner el peón, cambiar de equipo y volver a tirar.",
                },
            },
            LessonLine {
                mark: same("3 min"),
                text: Phrase {
                    en: "Take one roll again: which other numbers were possible? Compare two ways to the same number.",
                    fr: "Reprendre un lancer\u{a0}: quels autres nombres étaient possibles\u{a0}? Comparer deux façons d’obtenir le même nombre.",
                    es: "Volver a una tirada: ¿qué otros números eran posibles? Comparar dos maneras de llegar al mismo número.",
                },
            },
        ],
    },
    Part {
        title: Phrase {
            en: "20 minutes: pair against pair",
            fr: "20 minutes\u{a0}: binôme contre binôme",
            es: "20 minutos: pareja contra pareja",
        },
        lines: &[
            LessonLine {
                mark: same("3 min"),
                text: Phrase {
                    en: "Recall the rule with one roll: all three dice, each once. In a pair the speaker changes every turn.",
                    fr: "Rappeler la règle sur un lancer\u{a0}: les trois dés, chacun une fois. Dans un binôme, celui qui parle change à chaque tour.",
                    es: "Recordar la regla con una tirada: los tres dados, cada uno una vez. En cada pareja, quien habla cambia en cada turno.",
                },
            },
            LessonLine {
                mark: same("12 min"),
                text: Phrase {
                    en: "Play, writing every calculation down before the pawn is placed. When time is up, the longest chain that touches a side wins.",
                    fr: "Jouer, en écrivant chaque calcul avant de placer le pion. Quand le temps est écoulé, la plus longue chaîne qui touche un bord gagne.",
                    es: "Jugar, escribiendo cada cálculo antes de poner el peón. Cuando se acaba el tiempo, gana la cadena más larga que toque un lado.",
                },
            },
            LessonLine {
                mark: same("5 min"),
                text: Phrase {
                    en: "Together: each pair reads out a calculation it is proud of, and one roll with which it found nothing. The class searches.",
                    fr: "Mise en commun\u{a0}: chaque binôme lit un calcul dont il est fier, et un lancer avec lequel il n’a rien trouvé. La classe cherche.",
                    es: "Puesta en común: cada pareja lee un cálculo del que está orgullosa y una tirada con la que no encontró nada. La clase busca.",
                },
            },
        ],
    },
    Part {
        title: Phrase {
            en: "45 minutes: discovering the game",
            fr: "45 minutes\u{a0}: découvrir le jeu",
            es: "45 minutos: descubrir el juego",
        },
        lines: &[
            LessonLine {
                mark: same("10 min"),
                text: Phrase {
                    en: "Show the board and the aim. Roll 5, 4 and 2: collect all numbers the class finds, on the board. Why is 20 not among them?",
                    fr: "Montrer le plateau et le but du jeu. Lancer 5, 4 et 2\u{a0}: recueillir au tableau tous les nombres trouvés. Pourquoi 20 n’en est-il pas\u{a0}?",
                    es: "Mostrar el tablero y el objetivo. Tirar 5, 4 y 2: recoger en la pizarra todos los números que se encuentren. ¿Por qué no está el 20?",
                },
            },
            LessonLine {
                mark: same("20 min"),
                text: Phrase {
                    en: "Play in pairs without a clock. Go round: ask for the calculation to be said in words, and for its brackets.",
                    fr: "Jouer en binômes sans chronomètre. Circuler\u{a0}: faire dire le calcul avec des mots, et faire placer les parenthèses.",
                    es: "Jugar en parejas sin reloj. Pasar por las mesas: pedir que se diga el cálculo con palabras y que se pongan los paréntesis.",
                },
            },
            LessonLine {
                mark: same("10 min"),
                text: Phrase {
                    en: "Together: which numbers are easy, which are rare, and why? Which cells are worth an effort?",
                    fr: "Mise en commun\u{a0}: quels nombres sont faciles, lesquels sont rares, et pourquoi\u{a0}? Quelles cases valent un effort\u{a0}?",
                    es: "Puesta en común: ¿qué números son fáciles, cuáles son raros y por qué? ¿Qué casillas merecen un esfuerzo?",
                },
            },
            LessonLine {
                mark: same("5 min"),
                text: Phrase {
                    en: "In the notebook: a roll, three ways to use it, and the way that was hardest to find.",
                    fr: "Trace écrite\u{a0}: un lancer, trois façons de l’utiliser, et celle qui a été la plus difficile à trouver.",
                    es: "En el cuaderno: una tirada, tres maneras de usarla y la que más costó encontrar.",
                },
            },
        ],
    },
];

/// What is behind the lessons, on the second page.
pub(super) const BACKGROUND: [Part; 4] = [
    Part {
        title: Phrase {
            en: "In the curriculum",
            fr: "Dans les programmes",
            es: "En el currículo",
        },
        lines: &[
            LessonLine {
                mark: Phrase::new("Field", "Domaine", "Ámbito"),
                text: Phrase {
                    en: "Mental arithmetic, put to use again (in the French programmes: calcul mental, réinvestissement). Numbers and calculation.",
                    fr: "Calcul mental (réinvestissement). Nombres et calculs.",
                    es: "Cálculo mental, puesto en práctica de nuevo (en los programas franceses: calcul mental, réinvestissement). Números y cálculo.",
                },
            },
            LessonLine {
                mark: Phrase::new("Skills", "Compétences", "Destrezas"),
                text: Phrase {
                    en: "Calculating with whole numbers; calculating mentally for an exact result; choosing the order of operations and brackets; explaining a calculation aloud.",
                    fr: "Calculer avec des nombres entiers\u{a0}; calculer mentalement pour obtenir un résultat exact\u{a0}; choisir l’ordre des opérations et les parenthèses\u{a0}; expliquer un calcul à l’oral.",
                    es: "Calcular con números enteros; calcular mentalmente para obtener un resultado exacto; elegir el orden de las operaciones y los paréntesis; explicar un cálculo en voz alta.",
                },
            },
            LessonLine {
                mark: Phrase::new("Habits", "Automatismes", "Automatismos"),
                text: Phrase {
                    en: "Tables up to 6 × 6, doubles and halves, complements, breaking a number into a sum, a difference, a product or a quotient.",
                    fr: "Tables jusqu’à 6 × 6, doubles et moitiés, compléments, décomposition d’un nombre en somme, différence, produit ou quotient.",
                    es: "Tablas hasta 6 × 6, dobles y mitades, complementos, descomposición de un número en suma, diferencia, producto o cociente.",
                },
            },
        ],
    },
    Part {
        title: Phrase {
            en: "Easier and harder",
            fr: "Différencier",
            es: "Más fácil y más difícil",
        },
        lines: &[
            LessonLine {
                mark: same("+"),
                text: Phrase {
                    en: "Sums only. The numbers from 3 to 18 can be made; the other cells are filled when nothing is found.",
                    fr: "Sommes seulement. On obtient les nombres de 3 à 18\u{a0}; les autres cases se remplissent quand on ne trouve rien.",
                    es: "Solo sumas. Se obtienen los números del 3 al 18; las demás casillas se llenan cuando no se encuentra nada.",
                },
            },
            LessonLine {
                mark: same("+ ×"),
                text: Phrase {
                    en: "Sums and products: what comes first, and what do brackets change?",
                    fr: "Sommes et produits\u{a0}: par quoi commencer, et que changent les parenthèses\u{a0}?",
                    es: "Sumas y productos: ¿qué va primero y qué cambian los paréntesis?",
                },
            },
            LessonLine {
                mark: same("+ − × ÷"),
                text: Phrase {
                    en: "All four operations. Then the variant in which the other side may steal a number that was missed.",
                    fr: "Les quatre opérations. Puis la variante où l’autre camp peut voler un nombre qui a échappé.",
                    es: "Las cuatro operaciones. Después, la variante en la que el otro equipo puede robar un número que se escapó.",
                },
            },
            LessonLine {
                mark: Phrase::new("Time", "Temps", "Tiempo"),
                text: Phrase {
                    en: "Begin without a clock; then a sandglass that only shows; a limit last, and longer for whoever needs it.",
                    fr: "D’abord sans limite\u{a0}; puis un sablier qui ne fait que montrer\u{a0}; une limite en dernier, plus longue pour qui en a besoin.",
                    es: "Primero sin reloj; luego, un reloj de arena que solo muestra; por último un límite, más largo para quien lo necesite.",
                },
            },
            LessonLine {
                mark: Phrase::new("Help", "Aides", "Ayudas"),
                text: Phrase {
                    en: "In this order: how many free cells can be reached; in which part of the board one lies; one operation; the whole calculation.",
                    fr: "Dans cet ordre\u{a0}: combien de cases libres sont possibles\u{a0}; dans quelle partie du plateau s’en trouve une\u{a0}; une opération\u{a0}; le calcul entier.",
                    es: "Por este orden: cuántas casillas libres son posibles; en qué parte del tablero hay una; una operación; el cálculo entero.",
                },
            },
        ],
    },
    Part {
        title: Phrase::new("What to look at", "Ce qu’on observe", "Qué observar"),
        lines: &[
            LessonLine {
                mark: same("1"),
                text: Phrase {
                    en: "Are all three dice used, and each only once?",
                    fr: "Les trois dés sont-ils tous utilisés, et une seule fois\u{a0}?",
                    es: "¿Se usan los tres dados, y una sola vez cada uno?",
                },
            },
            LessonLine {
                mark: same("2"),
                text: Phrase {
                    en: "Does the pupil start from the dice, or from the cell that would help the chain, and work backwards?",
                    fr: "L’élève part-il des dés, ou de la case utile à sa chaîne pour remonter le calcul\u{a0}?",
                    es: "¿El alumno parte de los dados, o de la casilla que ayuda a su cadena para deshacer el cálculo?",
                },
            },
            LessonLine {
                mark: same("3"),
                text: Phrase {
                    en: "Are − and ÷ tried, or only + and ×? Do brackets turn up by themselves?",
                    fr: "Essaie-t-il − et ÷, ou seulement + et ×\u{a0}? Les parenthèses viennent-elles d’elles-mêmes\u{a0}?",
                    es: "¿Prueba − y ÷, o solo + y ×? ¿Aparecen los paréntesis por sí solos?",
                },
            },
            LessonLine {
                mark: same("4"),
                text: Phrase {
                    en: "In pairs: does each explain to the other, and does the other check?",
                    fr: "Dans un binôme\u{a0}: chacun explique-t-il à l’autre, et l’autre vérifie-t-il\u{a0}?",
                    es: "En pareja: ¿cada uno explica al otro, y el otro comprueba?",
                },
            },
        ],
    },
    Part {
        title: Phrase {
            en: "Questions to ask",
            fr: "Questions à poser",
            es: "Preguntas para hacer",
        },
        lines: &[
            LessonLine {
                mark: same("a"),
                text: Phrase {
                    en: "Can you make the same number with other signs?",
                    fr: "Peux-tu obtenir le même nombre avec d’autres signes\u{a0}?",
                    es: "¿Puedes hacer el mismo número con otros signos?",
                },
            },
            LessonLine {
                mark: same("b"),
                text: Phrase {
                    en: "Which die would you like to change, and into what?",
                    fr: "Quel dé voudrais-tu changer, et en quoi\u{a0}?",
                    es: "¿Qué dado te gustaría cambiar, y por cuál?",
                },
            },
            LessonLine {
                mark: same("c"),
                text: Phrase {
                    en: "Which roll makes the most numbers, and which the fewest?",
                    fr: "Quel lancer donne le plus de nombres, et lequel en donne le moins\u{a0}?",
                    es: "¿Qué tirada da más números, y cuál da menos?",
                },
            },
        ],
    },
];

pub(super) const FACTS: Phrase = Phrase::new("Good to know", "Bon à savoir", "Conviene saber");

/// The easiest and the rarest numbers, with how many of 216 throws make them.
pub(super) fn easy_and_rare(lang: Lang, easy: &str, rare: &str) -> String {
    match lang {
        Lang::En => format!(
            "With all four signs the easiest numbers are {easy}; the rarest are {rare} (in brackets: how many of 216 throws make them)."
        ),
        Lang::Fr => format!(
            "Avec les quatre signes, les nombres les plus faciles sont {easy}\u{a0}; les plus rares sont {rare} (entre parenthèses\u{a0}: combien de lancers sur 216 les permettent)."
        ),
        Lang::Es => format!(
            "Con los cuatro signos, los números más fáciles son {easy}; los más raros son {rare} (entre paréntesis: en cuántas de 216 tiradas salen)."
        ),
    }
}

/// The rolls that make the most and the fewest numbers.
pub(super) fn rich_and_poor(lang: Lang, rich: (&str, usize), poor: (&str, usize)) -> String {
    let ((rich, most), (poor, fewest)) = (rich, poor);
    match lang {
        Lang::En => format!(
            "The richest roll is {rich}: it makes {most} of the 36 numbers. The poorest is {poor}, with {fewest}."
        ),
        Lang::Fr => format!(
            "Le lancer le plus riche est {rich}\u{a0}: il donne {most} des 36 nombres. Le plus pauvre est {poor}, avec {fewest}."
        ),
        Lang::Es => format!(
            "La tirada más rica es {rich}: da {most} de los 36 números. La más pobre es {poor}, con {fewest}."
        ),
    }
}
