import { words } from '../lib/words.svelte';

export const aboutWords = words({
  en: {
    title: 'About Tablier',
    lead: 'A tablier is what a game board is called in French. This one is a table for three games.',
    gamesTitle: 'The games and who invented them',
    seven:
      'SEVEN is a game by Néstor Romeral Andrés. Its rulebook is the source of the rules here, in its English, French and Spanish versions.',
    heinash:
      'HeiNash is inspired by a game of François Haffner’s. It comes from a French rulebook for mental arithmetic at school.',
    hyle7:
      'HYLE⁷ is a game by Eric Solomon, the German edition of his Entropy. Its French rules were put online by the collectors of the Escale à jeux.',
    ownTitle: 'An independent program',
    own: 'Tablier is independent: neither the designers nor any publisher has made it or approved of it. The games belong to their designers. The rules are told here in our own words, and where a rulebook leaves something open, the rules page says how it is played here.',
    safeTitle: 'Nothing leaves this device',
    safe: 'There is no account, no advertising and no tracking. Your games, results and settings stay in this browser. After the first visit everything works without a network.',
    licenceTitle: 'Licence',
    licence:
      'The program is free: it may be used under the MIT licence or the Apache licence 2.0, at your choice.',
    rules: 'Rules',
    learn: 'Learn',
    strategy: 'Strategy',
    linksOf: (game: string) => `Read about ${game}`,
  },
  fr: {
    title: 'À propos de Tablier',
    lead: 'Un tablier, c’est aussi un plateau de jeu. Celui-ci est une table pour trois jeux.',
    gamesTitle: 'Les jeux et leurs auteurs',
    seven:
      'SEVEN est un jeu de Néstor Romeral Andrés. Les règles d’ici viennent de son livret, dans ses versions anglaise, française et espagnole.',
    heinash:
      'HeiNash est inspiré d’un jeu de François Haffner. Il vient d’un livret français de calcul mental pour l’école.',
    hyle7:
      'HYLE⁷ est un jeu d’Eric Solomon, la version allemande de son Entropy. Ses règles en français ont été mises en ligne par les collectionneurs de l’Escale à jeux.',
    ownTitle: 'Un programme indépendant',
    own: 'Tablier est indépendant : ni les auteurs ni aucun éditeur ne l’ont fait ou approuvé. Les jeux appartiennent à leurs auteurs. Les règles sont racontées ici avec nos propres mots, et là où un livret laisse une question ouverte, la page des règles dit comment on joue ici.',
    safeTitle: 'Rien ne quitte cet appareil',
    safe: 'Il n’y a ni compte, ni publicité, ni pistage. Vos parties, vos résultats et vos réglages restent dans ce navigateur. Après la première visite, tout marche sans réseau.',
    licenceTitle: 'Licence',
    licence:
      'Le programme est libre : on peut l’utiliser sous la licence MIT ou la licence Apache 2.0, au choix.',
    rules: 'Règles',
    learn: 'Apprendre',
    strategy: 'Stratégie',
    linksOf: (game: string) => `Lire sur ${game}`,
  },
  es: {
    title: 'Acerca de Tablier',
    lead: 'En francés, un tablier es un tablero de juego. Este es una mesa para tres juegos.',
    gamesTitle: 'Los juegos y quiénes los inventaron',
    seven:
      'SEVEN es un juego de Néstor Romeral Andrés. Las reglas de aquí salen de su reglamento, en sus versiones inglesa, francesa y española.',
    heinash:
      'HeiNash está inspirado en un juego de François Haffner. Viene de un reglamento francés de cálculo mental para la escuela.',
    hyle7:
      'HYLE⁷ es un juego de Eric Solomon, la edición alemana de su Entropy. Sus reglas en francés las pusieron en línea los coleccionistas de la Escale à jeux.',
    ownTitle: 'Un programa independiente',
    own: 'Tablier es independiente: ni los autores ni ninguna editorial lo han hecho o aprobado. Los juegos pertenecen a sus autores. Las reglas se cuentan aquí con nuestras propias palabras, y donde un reglamento deja algo abierto, la página de reglas dice cómo se juega aquí.',
    safeTitle: 'Nada sale de este dispositivo',
    safe: 'No hay cuentas, ni publicidad, ni rastreo. Tus partidas, resultados y ajustes se quedan en este navegador. Tras la primera visita, todo funciona sin red.',
    licenceTitle: 'Licencia',
    licence: 'El programa es libre: se puede usar bajo la licencia MIT o la licencia Apache 2.0, a elección.',
    rules: 'Reglas',
    learn: 'Aprender',
    strategy: 'Estrategia',
    linksOf: (game: string) => `Leer sobre ${game}`,
  },
});
