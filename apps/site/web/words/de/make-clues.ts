/** Texts of the maker's editor of clues, in German. */
import type { MakeClueWords } from '../en/make-clues.js';

export const words: MakeClueWords = {
  enter: 'Zahlen eines Rätsels eintippen',
  heading: 'Bild aus Zahlen',
  help: 'Tipp die Zahlen jeder Zeile und Spalte ein oder füg sie als Text ein. Daraus ergibt sich das Bild.',
  board: 'Die Zahlen, wie du sie getippt hast',
  draw: 'Bild zeichnen',
  drawOne: 'Eines der Bilder zeichnen',
  drawn: 'Das Bild zu den Zahlen ist als neuer Entwurf offen.',
  clear: 'Alle Zahlen entfernen',
};
