/** Texts of the page of a puzzle, in German. */
import type { PuzzleWords } from '../en/puzzle.js';
import { grouped } from '../grouped.js';

export const words: PuzzleWords = {
  description: (facts) => `Ein Nonogramm zum Lösen: ${facts}. Titel und Bild bleiben verborgen.`,
  clues: 'Zahlen',
  rows: 'Zeilen',
  columns: 'Spalten',
  row: (index) => `Zeile ${index}`,
  column: (index) => `Spalte ${index}`,
  nothing: 'nichts',
  cluesText:
    'Zum vollen Spielen braucht es JavaScript. Hier sind die Zahlen, um auf Papier zu lösen.',
  plain: 'Ohne Skript spielen',
  print: 'Blatt zum Drucken',
  solves: (count) => (count === 1 ? 'einmal gelöst' : `${grouped(count, '.')}-mal gelöst`),
  by: (author) => `von ${author}`,
  downloads: 'Herunterladen',
  downloadsText: 'Nur die Zahlen, bis du das Rätsel gelöst hast.',
  sheet: (format) => `Blatt zum Drucken (${format})`,
  certificate: {
    cnf: 'Zertifikat: die Behauptung, dass es ein anderes Bild gibt, als Formel',
    drat: 'Zertifikat: der Beweis, dass es keines gibt',
    lrat: 'Zertifikat: der Beweis mit Hinweisen, für verifizierte Prüfprogramme',
  },
  unreadable: 'Dieses Rätsel ließ sich nicht lesen. Lade die Seite neu.',
  changed:
    'Dieses Rätsel wurde geändert, seit du angefangen hast. Dein früheres Spiel bleibt erhalten.',
  mine: 'Dieses Rätsel ist von dir.',
};
