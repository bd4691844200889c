/** Texts of the editor of numbers, in German: scanned ones are mended in it, others typed. */
import type { ClueEditorWords } from '../en/clue-editor.js';

export const words: ClueEditorWords = {
  row: (line) => `Zeile ${line}`,
  column: (line) => `Spalte ${line}`,
  place: (line, place) => `${line}, Zahl ${place}`,
  emptyLine: (line) => `${line}, keine Zahl`,
  unsureOf: (place, count) => `${place} von ${count} unsicheren`,
  take: (value) => `Es ist ${value}`,
  orType: 'oder tipp sie ein',
  typeIt: 'Zahlen',
  typeHelp: 'Zwei Zahlen mit Leerzeichen dazwischen, oder 0 für keine.',
  lineHelp: 'Alle Zahlen mit Leerzeichen oder Kommas dazwischen, oder 0 für keine.',
  inks: 'Farben',
  addInk: 'Farbe hinzufügen',
  inkHelp: 'Ein Buchstabe hinter einer Zahl nennt ihre Farbe: 2a 3b.',
  typeWrong: (most) => `Tipp ganze Zahlen von 1 bis ${most} mit Leerzeichen ein, oder 0 für keine.`,
  keysHelp: '1 und 2 wählen, Pfeiltasten gehen weiter, U nimmt zurück.',
  previous: 'Vorige Zahl',
  next: 'Nächste Zahl',
  takeBack: 'Zurücknehmen',
  askAny: 'Drück auf eine Zahl, um sie zu ändern.',
  noneUnsure: 'Keine Zahl ist unsicher',
  checking: 'Wird noch geprüft …',
  unique: (sum) => `Zeilen und Spalten passen zusammen (${sum} = ${sum}), und es gibt eine Lösung.`,
  manySolutions: 'Zeilen und Spalten passen zusammen, aber es gibt mehrere Lösungen.',
  none: 'Zeilen und Spalten passen zusammen, aber es gibt keine Lösung.',
  unknown:
    'Zeilen und Spalten passen zusammen. Ob es genau eine Lösung gibt, ließ sich nicht rechtzeitig klären.',
  sums: (rows, columns) => `Die Zeilen ergeben zusammen ${rows}, die Spalten ${columns}.`,
  sumsOf: (color, rows, columns) =>
    `Farbe ${color}: Die Zeilen ergeben zusammen ${rows}, die Spalten ${columns}.`,
  tooLong: (line) => `${line}: Die Zahlen sind zu lang dafür.`,
  findWrong: 'Falsche Zahl finden',
};
