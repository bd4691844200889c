/** Texts of the first page of the whole site, in German. */
import type { FrontWords } from '../en/front.js';

export const words: FrontWords = {
  description:
    'Nonogramme (Japanische Rätsel) im Browser: ein Rätsel des Tages, Tipps mit Begründung, offen für alle.',
  heading: 'Rätsel des Tages',
  headings: {
    small: 'Kleines Rätsel des Tages',
    medium: 'Rätsel des Tages',
    coloured: 'Rätsel des Tages',
  },
  noDaily: 'Nonogramme',
  solvedToday: (count, median) =>
    count === 0
      ? 'Heute noch keine Lösungen'
      : `Heute ${count}-mal gelöst${median === null ? '' : `, Median ${median}`}`,
  alsoToday: 'Heute außerdem',
  kinds: { small: 'klein', medium: 'mittel', coloured: 'farbig' },
  allDone: 'Du hast alle Rätsel von heute gelöst.',
  toDay: 'Rangliste von heute',
  rows: { chosen: 'Als Nächstes für dich', easy: 'Gut für den Anfang', new: 'Neue Rätsel' },
  catalogue: 'Katalog',
  sizes: {
    '5': { name: '5 × 5', time: 'ein Schluck Kaffee' },
    '10': { name: '10 × 10', time: '3 Minuten' },
    '15': { name: '15 × 15', time: '7 Minuten' },
    '20': { name: '20 × 20', time: '12 Minuten' },
    '25,30': { name: '30 × 30', time: 'eine halbe Stunde' },
    '40,60,200': { name: '50 × 50+', time: 'ein Abend' },
  },
  learnTitle: 'Noch kein Nonogramm gelöst?',
  learnText: 'Löse dein erstes in einer Minute. Wir erklären jeden Schritt in Worten.',
  seriesTitle: 'Rätsel in Reihen',
  seriesText: 'Am Meer, in der Küche, unter Sternen: die leichteren zuerst.',
  makeTitle: 'Mach aus einem Bild ein Rätsel',
  makeText:
    'Zieh ein Bild hierher. Wir prüfen, ob es genau eine Lösung hat, und bessern nach, wenn nicht.',
};
