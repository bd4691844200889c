/** Texts of the pages that teach, in German. */
import type { LearnWords } from '../en/learn.js';
import { counted, noun } from './grammar.js';

/** „Überlappung“: the name of a technique in a sentence. */
const quoted = (name: string): string => `„${name}“`;

const place = (row: number, column: number): string => `Zeile ${row}, Spalte ${column}`;

export const words: LearnWords = {
  title: 'Lernen',
  description:
    'Achtzehn Techniken für Nonogramme, jede mit Zeichnung, Erklärung und Übung; ein Kurs mit dreißig Rätseln.',
  lead: 'Lösen, ohne zu raten: Techniken eine nach der anderen, Rätsel der Reihe nach und Übung.',
  techniques: 'Techniken',
  learnMenu: 'Techniken',
  technique: (number, level) => `Technik ${number} · Stufe ${level}`,
  level: (level) => `Stufe ${level}`,
  levels: {
    1: 'Zählen',
    2: 'Kombinieren',
    3: 'Eine Linie als Ganzes',
    4: 'Eine kleine Annahme',
    5: 'Eine Annahme',
    6: 'Annahmen in Annahmen',
  },
  done: 'fertig',
  lookFor: 'Achte auf',
  alsoCalled: (name) => `Auch bekannt als ${name}.`,
  first: {
    title: 'Dein erstes Rätsel',
    text: 'Neu hier? Lern die Handgriffe in einer Minute, beim Spielen.',
    start: 'Handgriffe lernen',
    second: 'Zwei Zahlen in einer Linie',
  },
  course: {
    title: 'Der Kurs',
    text: 'Dreißig kleine Rätsel der Reihe nach. Jedes bringt etwas Neues.',
    start: 'Kurs beginnen',
    goOn: 'Kurs fortsetzen',
    again: 'Kurs ansehen',
    progress: (done, all) => `${done} von ${all} gelöst`,
  },
  storm: {
    title: 'Schnelle Übung',
    text: 'Linien und kleine Gitter: In jedem steht ein Feld fest. Gegen die Uhr oder bis zum ersten Fehler.',
    storm: 'Sturm, drei Minuten',
    streak: 'Serie, ohne Uhr',
  },
  kinds: {
    title: 'Andere Arten von Nonogrammen',
    text: 'Verdeckte Zahlen, Zahlen über zwei Linien, Dreiecke: die Regeln und von jeder Art zwanzig Rätsel.',
    open: 'Andere Arten ansehen',
    lessons: {
      hidden: 'Verdeckte Zahlen lösen',
      pairs: 'Zahlen über zwei Linien lösen',
      triangles: 'Dreiecke lösen',
    },
  },
  practice: 'Diese Technik üben',
  practiceText: 'Linien aus echten Rätseln, in denen das der nächste Schritt ist.',
  practiceBoards: 'Stellungen, in denen das der nächste Schritt ist.',
  before: 'vorher',
  so: 'also',
  leftmost: 'ganz links',
  rightmost: 'ganz rechts',
  slideBlock: (size) => `Die ${size} schieben`,
  slideBlocks: 'Die Blöcke schieben',
  slideSteps: 'Schritt für Schritt',
  way: (way, all) => `Möglichkeit ${way} von ${all}`,
  legend: {
    premise: 'worauf es sich stützt',
    conclusion: 'was folgt',
    supposed: 'angenommen',
  },
  spare: (length, size) =>
    `Wie viele Felder? Die ${size} hat Platz in ${length} Feldern, also ${length} − ${size} = ${length - size} Spielraum. Ein Block, der länger ist als sein Spielraum, hat einen Kern:`,
  core: (length, size) =>
    `${size} − ${length - size} = ${counted(size - (length - size), 'Feld', 'Felder')}.`,
  drawing: (clue, before, after) =>
    `Eine Linie mit den Zahlen ${clue}. Vorher: ${before}. Nachher: ${after}.`,
  cells: { unknown: 'offen', blank: 'leer', filled: 'ausgefüllt' },
  inks: ['rot', 'blau', 'gelb'],
  task: {
    title: 'Jetzt du',
    say: (name) => `Markier alles, was aus ${quoted(name)} folgt, und nichts anderes.`,
    sayBoard: (name) => `Hier ist ein Schritt mit ${quoted(name)} möglich. Finde ihn.`,
    sayColor: 'Setz überall ein Kreuz, wo die Farben von Zeile und Spalte jede Farbe ausschließen.',
    fill: 'Füllen',
    cross: 'Kreuz',
    erase: 'Löschen',
    tool: 'Werkzeug',
    rows: (done, all) => `${done} von ${all} Zeilen`,
    boards: (done, all) => `${done} von ${all} Gittern`,
    row: (row) => `Zeile ${row}`,
    cell: (row, column, state) => `${place(row, column)}, ${state}`,
    clue: (clue) => `Zahlen ${clue}`,
    rightSpare: (row, length, need, count) =>
      `Zeile ${row}: richtig, ${length} − ${need} = ${length - need} Spielraum, also ${noun(count, 'steht', 'stehen')} ${counted(count, 'Feld', 'Felder')} fest.`,
    rightOneWay: (row) =>
      `Zeile ${row}: richtig, die Blöcke lassen sich nur auf eine Weise setzen.`,
    right: (row, ways, count) =>
      `Zeile ${row}: richtig. Es gibt ${ways} Möglichkeiten, die Blöcke zu setzen, und ${noun(count, 'dieses Feld ist', `diese ${count} Felder sind`)} in allen gleich.`,
    rightBoard: 'Richtig.',
    tryRow: (row) => `Versuch Zeile ${row}.`,
    nextBoard: 'Nächstes Gitter',
    all: 'Das war alles. Gut gemacht.',
    soFar: (row) => `Zeile ${row}: bis jetzt richtig.`,
    given: (row, column) => `${place(row, column)} war von Anfang an bekannt.`,
    undecided: (row, column, one, other) =>
      `${place(row, column)} steht noch nicht fest: ${one} ist das Feld ausgefüllt, ${other} nicht.`,
    undecidedColor: (row, column, one, other) =>
      `${place(row, column)} steht noch nicht fest: ${one} passt, und ${other} passt auch.`,
    blocksIn: (spans, count) => `${noun(count, 'mit dem Block', 'mit Blöcken')} in ${spans}`,
    columns: (text, count) => `${noun(count, 'Spalte', 'Spalten')} ${text}`,
    noBlocks: 'ohne Block dort',
    opposite: (row, column, state) =>
      `${place(row, column)} steht fest, ist aber ${state}: Anders lassen sich die Blöcke nicht setzen.`,
    other: (row, column, name) =>
      `${place(row, column)}: stimmt, aber das braucht eine andere Technik, ${quoted(name)}. Lass es vorerst.`,
    notHere: (row, column) =>
      `${place(row, column)} entscheidet dieser Schritt nicht. Nimm es zurück und schau noch einmal.`,
    wrongBoard: (row, column) =>
      `${place(row, column)} ist die richtige Stelle. Angenommen, deine Markierung stimmte, dann folgt:`,
    wrongColor: (row, column) =>
      `${place(row, column)}: Die Farben schließen das nicht aus. Vergleich Zeile und Spalte.`,
    takeBack: 'Zurücknehmen',
    show: 'Zeig es mir',
    showCells: (row, cells) => `Zeile ${row}: Sieh dir ${cells} an.`,
    again: 'Noch einmal',
    needsScript:
      'Um es hier zu probieren, schalte JavaScript ein. Die Beispiele oben gehen auch ohne.',
    keys: 'Pfeiltasten bewegen, die Leertaste füllt aus, X setzt ein Kreuz, die Rücktaste löscht.',
  },
  practise: {
    title: (name) => `Üben: ${name}`,
    description: (name) => `Linien aus echten Rätseln, zu lösen mit ${quoted(name)}.`,
    lead: (name) =>
      `Aus echten Rätseln, in dem Moment, in dem ${quoted(name)} der nächste Schritt ist. Von den Bildern verraten sie nichts.`,
    leadBoards: (name) => `Stellungen, in denen ${quoted(name)} der nächste Schritt ist.`,
    back: (name) => `Zu ${quoted(name)}`,
  },
  courseList: {
    title: 'Der Kurs',
    description:
      'Dreißig kleine Nonogramme der Reihe nach, von der ersten Überlappung bis zu Ketten von Schlüssen.',
    step: (number) => `Rätsel ${number}`,
    size: (width, height) => `${width} × ${height}`,
    colored: 'in Farbe',
    solved: 'gelöst',
    introduces: 'Neu',
  },
  lesson: {
    title: (number) => `Kurs, Rätsel ${number}`,
    description: (number) =>
      `Rätsel ${number} des Kurses: worauf du achten sollst, und ein Gitter.`,
    step: (number, all) => `Kurs · Rätsel ${number} von ${all}`,
    look: 'Worauf du achten sollst',
    technique: (name) => `Mehr über ${quoted(name)}`,
    solved: 'Gelöst',
    next: 'Nächstes Rätsel',
    previous: 'Voriges Rätsel',
    toCourse: 'Der Kurs',
    inPlayer: 'Mit Tipps spielen',
    again: 'Neu anfangen',
    undo: 'Rück\u00adgängig',
    redo: 'Wieder\u00adholen',
    finished: 'Das war das letzte. Jetzt weißt du alles, was es zu wissen gibt.',
    clues: 'Zahlen dieses Rätsels',
    rows: 'Zeilen',
    columns: 'Spalten',
  },
  back: 'Alle Techniken',
  firstPage: {
    title: 'Dein erstes Rätsel',
    description: 'Lern die Handgriffe für Nonogramme in einer Minute, beim Spielen.',
    step: (step, all) => `Schritt ${step} von ${all}`,
    skip: 'Überspringen',
    fill: {
      mouse:
        'Die Zahlen sagen, wie viele Felder einer Zeile oder Spalte ausgefüllt sind. Die dritte Zeile hat eine 5: Füll alle fünf Felder aus. Drück auf das erste und zieh bis zum letzten.',
      touch:
        'Die Zahlen sagen, wie viele Felder einer Zeile oder Spalte ausgefüllt sind. Die dritte Zeile hat eine 5: Füll alle fünf Felder aus. Setz den Finger auf das erste und zieh bis zum letzten.',
      keyboard:
        'Die Zahlen sagen, wie viele Felder einer Zeile oder Spalte ausgefüllt sind. Die dritte Zeile hat eine 5: Füll alle fünf Felder aus. Beweg dich mit den Pfeiltasten, füll mit der Leertaste aus; Umschalt mit einer Pfeiltaste zeichnet.',
    },
    down: {
      mouse:
        'Gut: Die Zahl wird blass, diese Zeile ist fertig. Auch die dritte Spalte hat eine 5. Zieh von oben nach unten.',
      touch:
        'Gut: Die Zahl wird blass, diese Zeile ist fertig. Auch die dritte Spalte hat eine 5. Zieh von oben nach unten.',
      keyboard:
        'Gut: Die Zahl wird blass, diese Zeile ist fertig. Auch die dritte Spalte hat eine 5. Füll sie von oben nach unten aus.',
    },
    cross: {
      mouse:
        'Die letzte Zeile hat eine 1, und ihr Feld ist ausgefüllt. Die anderen vier bleiben leer: Markier sie mit einem Kreuz. Nimm die rechte Maustaste oder wähl unten das Kreuz.',
      touch:
        'Die letzte Zeile hat eine 1, und ihr Feld ist ausgefüllt. Die anderen vier bleiben leer: Markier sie mit einem Kreuz. Wähl unten das Kreuz oder halte den Finger auf ein Feld.',
      keyboard:
        'Die letzte Zeile hat eine 1, und ihr Feld ist ausgefüllt. Die anderen vier bleiben leer: Markier sie mit einem Kreuz. Drück X.',
    },
    erase: {
      mouse:
        'Ein Kreuz ist nur eine Notiz für dich. Entferne eines: Klick mit demselben Werkzeug noch einmal darauf.',
      touch:
        'Ein Kreuz ist nur eine Notiz für dich. Entferne eines: Tipp mit demselben Werkzeug noch einmal darauf.',
      keyboard: 'Ein Kreuz ist nur eine Notiz für dich. Entferne eines: Drück dort noch einmal X.',
    },
    finish: {
      mouse:
        'Nun der Rest. Die zweite und die vierte Spalte haben eine 2, und je ein Feld davon ist ausgefüllt. Die zweite Zeile hat eine 3. Welche zwei Felder fehlen?',
      touch:
        'Nun der Rest. Die zweite und die vierte Spalte haben eine 2, und je ein Feld davon ist ausgefüllt. Die zweite Zeile hat eine 3. Welche zwei Felder fehlen?',
      keyboard:
        'Nun der Rest. Die zweite und die vierte Spalte haben eine 2, und je ein Feld davon ist ausgefüllt. Die zweite Zeile hat eine 3. Welche zwei Felder fehlen?',
    },
    done: 'Jede Linie passt zu ihren Zahlen, also ist das Rätsel gelöst. Kreuze brauchst du dafür nicht.',
    toSecond: 'Weiter: zwei Zahlen in einer Linie',
    toCourse: 'Kurs beginnen',
    toPuzzles: 'Rätsel ansehen',
  },
  secondPage: {
    title: 'Zwei Zahlen in einer Linie',
    description:
      'Was mehrere Zahlen in einer Zeile oder Spalte bedeuten, in einer Minute gelernt, beim Spielen.',
    steps: {
      pair: 'Die zweite Zeile hat zwei Zahlen, 2 und 2: zwei Blöcke mit mindestens einem leeren Feld dazwischen. 2 + 1 + 2 ist 5, die ganze Zeile. Füll zwei Felder aus, lass eines frei, füll zwei aus.',
      whole: 'Die dritte Zeile hat eine einzige 5. Füll sie ganz aus.',
      around:
        'Zahlen behalten ihre Reihenfolge: in einer Zeile von links nach rechts, in einer Spalte von oben nach unten. Die zweite Spalte hat 2, dann 1, und ihre 2 ist fertig. Setz ein Kreuz darüber und eines darunter.',
      order:
        'Die 1 dieser Spalte kommt nach der 2, also unter dem Kreuz. Ein Feld ist übrig: Füll es aus.',
      rest: 'Die vierte Spalte hat dieselben Zahlen. Mach dann die Zeilen und Spalten mit einer 3, einer 4 und mit 1 1 1 fertig.',
    },
    done: 'Jede Zahl ist ein Block, die Blöcke stehen in der Reihenfolge ihrer Zahlen, und zwischen zwei Blöcken ist mindestens ein Feld leer. Das sind alle Regeln.',
  },
};
