/** Texts of the page on which one plays without a script, in German. */
import type { PlainWords } from '../en/plain.js';

export const words: PlainWords = {
  tool: 'Ein Klick markiert ein Feld als',
  fill: 'ausgefüllt',
  cross: 'leer',
  hint: 'Tipp',
  noHint: 'Es fand sich kein Tipp.',
  done: 'fertig',
  how: 'Klick auf ein Feld, um es zu markieren, und noch einmal, um es zu löschen. Der Zurück-Knopf deines Browsers macht rückgängig; ein Lesezeichen bewahrt das Spiel.',
  restart: 'Neu anfangen',
  page: 'Die volle Seite dieses Rätsels',
  tooLarge: 'Dieses Rätsel ist zu groß, um ohne Skript zu spielen. Druck stattdessen sein Blatt.',
  solved: (title) => (title === '' ? 'Gelöst!' : `Gelöst: ${title}`),
};
