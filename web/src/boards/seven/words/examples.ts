/** What the examples of the rules show. */

import { words } from '../../../lib/words.svelte';

export const exampleWords = words({
  en: {
    s1: 'The seven tiles. Take one, turn it, flip it.',
    s2: 'An opening: White’s pistol, then Black’s bee edge to edge with it.',
    s3: 'The arch lies flat: all four of its cells are one tile high.',
    s4: 'Whatever stays on the table touches a tile there.',
    s5: 'White’s bee cannot cover Black’s bee exactly. It has to rest on the bee and the bar together.',
    s6: 'White’s U can go to level 3, so it must. P must go to level 2. I and S fit nowhere higher and stay on the table.',
    s7: 'Each player has one tile left. White plays, then Black, and the game is over.',
    s8: 'The game is over. Level 3 is equal, one tile each. On level 2 White has three and Black one: White wins.',
    s9: 'Misère: a tile on the table is worth most now. Only I can stay there.',
    s10: 'Three players, one stack. White has the only tile on level 3.',
    s11: 'White and Black against Red and Blue, each counted alone. Red is highest, so Red and Blue lead.',
    s12: 'The same tiles as in S11, but each player alone. Red is highest and leads by itself.',
  },
  fr: {
    s1: 'Les sept tuiles. Prenez-en une, tournez-la, retournez-la.',
    s2: 'Une ouverture : le pistolet de Blanc, puis l’abeille de Noir, bord à bord.',
    s3: 'L’arche est à plat : ses quatre cases ont toutes la hauteur d’une tuile.',
    s4: 'Ce qui reste sur la table y touche une tuile.',
    s5: 'L’abeille de Blanc ne peut pas recouvrir exactement celle de Noir. Elle doit reposer à la fois sur l’abeille et sur la barre.',
    s6: 'Le U de Blanc peut aller au niveau 3, il le doit donc. P doit aller au niveau 2. I et S ne tiennent nulle part plus haut et restent sur la table.',
    s7: 'Il reste une tuile à chacun. Blanc joue, puis Noir, et la partie est finie.',
    s8: 'La partie est finie. Égalité au niveau 3, une tuile chacun. Au niveau 2, Blanc en a trois et Noir une : Blanc gagne.',
    s9: 'Misère : une tuile sur la table vaut maintenant le plus. Seul I peut y rester.',
    s10: 'Trois joueurs, une pile. Blanc a la seule tuile du niveau 3.',
    s11: 'Blanc et Noir contre Rouge et Bleu, chacun compté à part. Rouge est le plus haut : Rouge et Bleu sont devant.',
    s12: 'Les mêmes tuiles qu’en S11, mais chacun pour soi. Rouge est le plus haut et mène seul.',
  },
  es: {
    s1: 'Las siete piezas. Toma una, gírala, voltéala.',
    s2: 'Una apertura: la pistola de Blanco y luego la abeja de Negro, borde con borde.',
    s3: 'El arco queda plano: sus cuatro casillas tienen la altura de una pieza.',
    s4: 'Lo que se queda en la mesa toca allí una pieza.',
    s5: 'La abeja de Blanco no puede cubrir exactamente la de Negro. Tiene que descansar a la vez sobre la abeja y la barra.',
    s6: 'La U de Blanco puede ir al nivel 3, así que debe. P debe ir al nivel 2. I y S no caben más arriba y se quedan en la mesa.',
    s7: 'A cada uno le queda una pieza. Juega Blanco, luego Negro, y la partida termina.',
    s8: 'La partida ha terminado. El nivel 3 está igualado, una pieza cada uno. En el nivel 2 Blanco tiene tres y Negro una: gana Blanco.',
    s9: 'Misère: una pieza sobre la mesa es ahora lo que más vale. Solo I puede quedarse allí.',
    s10: 'Tres jugadores, una pila. Blanco tiene la única pieza del nivel 3.',
    s11: 'Blanco y Negro contra Rojo y Azul, cada uno por separado. Rojo está más alto: Rojo y Azul van por delante.',
    s12: 'Las mismas piezas que en S11, pero cada uno por su cuenta. Rojo está más alto y va solo por delante.',
  },
});
