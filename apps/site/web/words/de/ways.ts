/** Texts of the ways to play besides single puzzles, in German. */
import type { WayWords } from '../en/ways.js';

export const words: WayWords = {
  title: 'Mehr Arten zu spielen',
  storm: 'Sturm',
  stormText: 'Drei Minuten: Welches Feld steht fest?',
  streak: 'Serie',
  streakText: 'Ohne Uhr, bis zum ersten Fehler.',
  room: 'Raum',
  roomText:
    'Zwei bis acht spielen um die Wette oder teilen sich ein Gitter. Ein Klick, dann schick den Link.',
  makeRoom: 'Raum eröffnen',
  contests: 'Wettbewerbe',
  contestsText: 'Dieselben Rätsel für alle, in derselben Zeit.',
  kinds: 'Andere Arten',
  kindsText: 'Verdeckte Zahlen, Zahlen über zwei Linien, Dreiecke.',
  notMade: 'Der Raum ließ sich nicht anlegen. Versuch es in einer Minute noch einmal.',
};
