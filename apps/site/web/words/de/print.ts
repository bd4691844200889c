/** Texts of the page that prints, in German. */
import type { PrintWords } from '../en/print.js';

export const words: PrintWords = {
  title: 'Drucken',
  description:
    'Ein Nonogramm drucken: Papier, Farben, Feldgröße und die Lösung auf einer eigenen Seite.',
  loading: 'Das Rätsel wird gesucht …',
  noPuzzle: 'Hier ist kein Rätsel',
  noPuzzleHelp: 'Öffne eines aus der Liste und wähl dann „Drucken“ in seinem Menü.',
  toPuzzles: 'Rätsel ansehen',
  backToPuzzle: 'Zurück zum Rätsel',
  paper: 'Papier',
  paperOf: (color) => `Papier: ${color}`,
  papers: { a4: 'A4', a5: 'A5', letter: 'Letter' },
  ink: 'Farbe',
  inks: { color: 'Farbig', black: 'Nur Schwarz' },
  cell: 'Feld',
  millimetres: (value) => `${String(value).replace('.', ',')} mm`,
  symbols: 'Symbole auf Farben',
  symbolsNeeded: 'Nötig, um die Farben auch in Schwarz zu unterscheiden.',
  solution: 'Lösung auf eigener Seite',
  marks: 'Meine Markierungen bisher',
  noMarks: 'Du hast dieses Rätsel noch nicht begonnen.',
  print: 'Drucken',
  triangles: (count) => `${count} Dreiecke`,
  triangleRule:
    'Linien laufen in drei Richtungen: Zeilen und beide Schrägen. Zahlen unter dem Gitter liest man nach unten, ' +
    'vom Gitter aus.',
  saveAs: (format) => `Als ${format} speichern`,
  saveNote: 'SVG und PNG sehen aus wie das Blatt hier. PDF nimmt die größten Felder, die passen.',
  pages: (count) => (count === 1 ? 'Eine Seite' : 'Zwei Seiten: die Lösung steht auf der zweiten'),
  sheetLabel: (name) => `Das Blatt zum Rätsel ${name}: ein leeres Gitter mit seinen Zahlen`,
  solutionLabel: (name) => `Das Blatt mit der Lösung des Rätsels ${name}`,
  solutionOf: (name) => `${name}, Lösung`,
  size: (width, height) => `${width} × ${height}`,
  started: 'Begonnen ________   Fertig ________',
  askTitle: 'Lösung zeigen?',
  askText: 'Du hast dieses Rätsel nicht gelöst. Die Seite mit der Lösung zeigt sein Bild.',
  show: 'Lösung zeigen',
  solving: 'Das Rätsel wird gelöst …',
  noSolution: 'In der verfügbaren Zeit fand sich keine Lösung.',
  tooSmall: (cell) =>
    `Das Rätsel ist zu groß für dieses Papier: Seine Felder wären ${cell.toFixed(2).replace('.', ',')} mm breit.`,
  drawing: 'Wird gezeichnet …',
  stop: 'Stopp',
  failed: 'Die Datei ließ sich nicht zeichnen. Drucken geht trotzdem.',
};
