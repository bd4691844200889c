/** What is different about nonograms of other kinds, beside their boards, in French. */
import type { KindRuleWords } from '../en/kind-rules.js';

export const words: KindRuleWords = {
  hidden: 'Un « ? » est un seul bloc de longueur inconnue.',
  anything: 'Un « * » remplace un nombre quelconque de blocs, ou aucun.',
  pairs:
    'Un nombre cerclé compte des cases qui se touchent par un côté et se trouvent dans les deux rangées. ' +
    'Tous les autres nombres restent dans leur propre rangée.',
  cut:
    'Une diagonale coupe certaines cases en deux couleurs. ' +
    'Ce qui est dans un même cadre est un seul bloc : le nombre compte aussi ses triangles.',
};
