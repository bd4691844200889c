/** Texts of the ways to play besides single puzzles, in French. */
import type { WayWords } from '../en/ways.js';

export const words: WayWords = {
  title: 'Jouer autrement',
  storm: 'Tempête',
  stormText: 'Trois minutes, chaque fois une case certaine.',
  streak: 'Sans-faute',
  streakText: 'Sans chrono, jusqu’à la première erreur.',
  room: 'Salon',
  roomText:
    'De deux à huit personnes font la course ou partagent une grille. Un clic, puis envoyez le lien.',
  makeRoom: 'Créer un salon',
  contests: 'Concours',
  contestsText: 'Les mêmes grilles pour tout le monde, dans le même temps.',
  kinds: 'Autres sortes',
  kindsText: 'Nombres cachés, indices sur deux rangées, triangles.',
  notMade: 'Le salon n’a pas pu être créé. Réessayez dans une minute.',
};
