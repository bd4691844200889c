/** Texts for newcomers to nonograms, and the links at the end of the first page, in German. */
import type { NewcomerWords } from '../en/newcomer.js';

export const words: NewcomerWords = {
  what: 'Ein Nonogramm (auch Japanisches Rätsel) ist ein Bild, das in Zahlen steckt: Jede sagt, wie viele Felder nebeneinander ausgefüllt sind.',
  first: 'Noch nie gespielt?',
  learn: 'Lern es in einer Minute',
  easiest: 'Mit dem leichtesten anfangen',
  rules: 'Jede Zahl sagt, wie viele Felder nebeneinander ausgefüllt sind.',
  closeTip: 'Diesen Hinweis schließen',
  back: 'Zurück zum Rätsel',
  tooMany: {
    row: (index) => `Zeile ${index} hat mehr ausgefüllte Felder, als ihre Zahl sagt.`,
    column: (index) => `Spalte ${index} hat mehr ausgefüllte Felder, als ihre Zahl sagt.`,
  },
  empty: {
    mouse: 'Klick noch einmal auf ein ausgefülltes Feld, um es zu leeren.',
    touch: 'Tipp noch einmal auf ein ausgefülltes Feld, um es zu leeren.',
    keyboard: 'Die Leertaste leert ein ausgefülltes Feld.',
  },
  links: 'Weitere Seiten',
  help: 'Hilfe',
  about: 'Über diese Website',
  ranking: 'Rangliste',
  settings: 'Einstellungen',
};
