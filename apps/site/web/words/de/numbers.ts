/** Texts of the page with the numbers of a site, in German. */
import type { NumbersWords } from '../en/numbers.js';

export const words: NumbersWords = {
  title: 'Die Website in Zahlen',
  description: 'Wie viele Menschen hier Rätsel lösen und wie viele neue jeden Tag dazukommen.',
  note: 'Gezählt aus dem, was die Website ohnehin speichert: Tracking gibt es nicht, und Lösungen von Gästen sind nicht bekannt. Tage gelten nach UTC.',
  puzzles: { one: 'Rätsel', other: 'Rätsel' },
  solves: { one: 'Lösung von Mitgliedern', other: 'Lösungen von Mitgliedern' },
  today: { one: 'Person hat heute eins gelöst', other: 'Personen haben heute eins gelöst' },
  charts: {
    people: 'Menschen, die ein Rätsel gelöst haben',
    solves: 'Lösungen',
    puzzles: 'Neue Rätsel',
  },
  none: 'noch keine',
  most: (count) => `höchstens ${count} am Tag`,
  lastDays: 'Die letzten dreißig Tage',
  asTable: 'Alle Zahlen als Tabelle',
  day: 'Tag',
};
