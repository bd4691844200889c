/** Texts of the page of other kinds of nonogram, and of boards of triangles, in German. */
import type { KindsWords, LineSentences } from '../en/kinds.js';
import { counted } from './grammar.js';

const sayLine =
  (name: string) =>
  (number: number, clue: string, isDone: boolean): string =>
    `${name} ${number}: ${clue}${isDone ? ', fertig' : ''}.`;

const lines: LineSentences = {
  row: sayLine('Zeile'),
  column: sayLine('Spalte'),
  slash: sayLine('Linie „/“'),
  backslash: sayLine('Linie „\\“'),
};

/** Where a triangle points; nothing of a square. */
function pointing(isUp: boolean | undefined): string {
  if (isUp === undefined) return '';
  return isUp ? ', Spitze oben' : ', Spitze unten';
}

export const words: KindsWords = {
  title: 'Andere Arten',
  description:
    'Nonogramme mit verdeckten Zahlen, mit Zahlen über zwei Linien und auf Dreiecken: die Regeln und Rätsel zum Spielen.',
  heading: 'Andere Arten von Nonogrammen',
  lead: 'Dieselbe Idee, nur eine Regel ist anders. Raten musst du bei keiner.',
  lesson: 'Wie man sie löst',
  hidden: {
    heading: 'Verdeckte Zahlen',
    rules: [
      'Ein „?“ ist ein Block, dessen Länge du nicht erfährst: mindestens ein Feld, und wie immer eine Lücke zum nächsten Block.',
      'Ein „*“ steht für beliebig viele Blöcke, auch für keinen.',
      'Nutz die Längen, die du kennst, und was die kreuzenden Linien sagen: Ein „?“ ist nur so lang, wie seine Nachbarn Platz lassen.',
    ],
    example:
      'Zeile 1 lautet „? ?“: zwei Blöcke. Die Zeilen 2 und 3 sind voll, also endet die 2 der Spalten 1 und 5 dort, und die 4 der Spalte 3 lässt die Mitte von Zeile 1 frei.',
  },
  pairs: {
    heading: 'Zahlen über zwei Linien',
    rules: [
      'Zwei benachbarte Linien teilen sich Zahlen. Eine eingekreiste Zahl zählt Felder, die sich an den Seiten berühren und in beiden Linien liegen, in beliebiger Form.',
      'Alle anderen Zahlen bleiben in ihrer eigenen Linie und stehen vor oder hinter den Kreisen wie im Bild.',
      'Felder, die sich nur an einer Ecke berühren, gehören nicht zusammen.',
    ],
    example:
      'Die eingekreiste 4 ist eine Gruppe, die in beiden Zeilen liegt. Die beiden Einsen gehören nur zu Zeile 1, davor und dahinter.',
  },
  triangles: {
    heading: 'Dreiecke',
    rules: [
      'Die Felder sind Dreiecke, und Linien laufen in drei Richtungen: Zeilen und beide Schrägen.',
      'Jede Zahl steht dort, wo ihre Linie beginnt. Bei Zeilen und Linien „/“ liest du sie von außen nach innen, bei Linien „\\“ vom Gitter nach außen.',
      'Jedes Feld liegt auf drei Linien, also können drei Zahlen über ein Feld entscheiden.',
    ],
    example:
      'Drei Flügel aus je vier Feldern. Ihre Zahlen stehen links, oben und unten, jede am Ende ihrer Linie.',
  },
  cut: {
    heading: 'Geteilte Felder',
    rules: [
      'Eine Diagonale teilt manche Felder in zwei Farben. Jede Art zu teilen ist eine eigene Farbe.',
      'Ein geteiltes Feld mit einer Zahl ist ein Block wie jeder andere. Blöcke zweier Farben dürfen sich berühren.',
      'Ein Rahmen hängt geteilte Felder an das Ende eines Blocks: Dazwischen ist keine Lücke, und die Zahl zählt sie mit.',
    ],
    example:
      'In Zeile 1 steht eine 4 zwischen zwei Dreiecken: ein geteiltes Feld, zwei ganze und ein geteiltes. Zeile 2 ist voll.',
  },
  cards: {
    triangles: (count) => `${count} Dreiecke`,
    steps: (count) => counted(count, 'Schritt', 'Schritte'),
    started: 'begonnen',
    solved: 'gelöst',
  },
  own: {
    heading: 'Deine eigenen Dateien',
    text: 'Rätsel dieser Arten öffnen sich wie alle anderen: Zieh eine Datei hierher, füg sie ein oder wähl sie hier. Unser JSON, das XML von webpbn und .g-Dateien können sie enthalten.',
    choose: 'Datei wählen',
    make: 'Selbst eines erstellen',
  },
  noPuzzle: {
    loading: 'Wird geladen …',
    noPuzzle: 'Dieses Rätsel gibt es nicht',
    toPuzzles: 'Zu den Rätseln',
  },
  game: {
    name: (cells) => `${cells} Dreiecke`,
    rule: 'Linien laufen in drei Richtungen. Zieh entlang einer davon, um mehrere Felder auszufüllen.',
    tool: 'Was ein Strich malt',
    fill: 'Füllen',
    cross: 'Kreuz',
    erase: 'Löschen',
    undo: 'Rück\u00adgängig',
    redo: 'Wieder\u00adholen',
    restart: 'Neu anfangen',
    hint: 'Tipp',
    whatIf: 'Annahme',
    whatIfOn: (name) => `Annahme ${name}`,
    whatIfText:
      'Ab hier markierst du mit Bleistift. Behalte danach alle diese Markierungen oder verwirf sie alle.',
    keep: 'Behalten',
    discard: 'Verwerfen',
    zoomIn: 'Größere Felder',
    zoomOut: 'Kleinere Felder',
    print: 'Drucken',
    picture: 'Das fertige Bild',
    solved: 'Gelöst',
    solvedIn: (time) => `Gelöst in ${time}`,
    more: 'Mehr Rätsel',
    again: 'Noch einmal',
  },
  board: {
    label: 'Gitter aus Dreiecken',
    squares: 'Gitter mit geteilten Feldern',
    keys: 'Pfeiltasten bewegen, die Leertaste markiert, X setzt ein Kreuz, die Rücktaste löscht, Umschalt mit Pfeiltaste malt weiter, H gibt einen Tipp, + und − ändern die Größe.',
    filled: 'ausgefüllt',
    crossed: 'angekreuzt',
    unknown: 'offen',
    line: lines,
    cell: ({ row, place, length, isUp, mark, lines }) =>
      `Zeile ${row}, Feld ${place} von ${length}${pointing(isUp)}: ${mark}. ${lines}`,
  },
};
