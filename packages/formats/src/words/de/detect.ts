/** Messages of detection, reading and writing about a whole file, in German. */
import { describeProblemIn, type Translation } from '@nonokit/core';
import { CORE_DE } from '@nonokit/core/de';
import type * as EN from '../en/detect.js';
import type { Lost, Tried } from '../en/detect.js';

/** For "line 3" before a message, which is in German already. */
const PLACES = { core: CORE_DE };

export const DETECT_DE: Translation<typeof EN> = {
  detectEmpty: () => 'die Datei ist leer, erwartet wird ein Rätsel',
  detectBlank: () => 'die Datei enthält nur Leerraum, erwartet wird ein Rätsel',
  detectTooManyBytes: ({ most }) => `die Datei hat mehr als die erlaubten ${counted(most)} Byte`,
  detectTooManyLines: ({ most }) => `die Datei hat mehr als die erlaubten ${counted(most)} Zeilen`,
  detectTooManyPuzzles: ({ most }) =>
    `die Datei enthält mehr als die erlaubten ${counted(most)} Rätsel`,
  detectPackedTwice: () => 'die Datei ist zweimal mit gzip gepackt, erlaubt ist höchstens einmal',
  detectArchive: ({ kind }) =>
    `die Datei ist ein Archiv (${kind}), erwartet wird ein Rätsel: entpack es zuerst`,
  detectDocument: ({ kind }) =>
    kind === 'PDF'
      ? 'die Datei ist ein PDF-Dokument, erwartet wird ein Rätsel: übertrag seine Zahlen in eine Textdatei'
      : `die Datei ist ein Dokument von ${kind}-Programmen, erwartet wird ein Rätsel: speichere seine Tabelle als CSV`,
  detectImage: ({ image }) =>
    `die Datei ist ein ${image}-Bild, das kein Format direkt liest: ` +
    'das Programm liest es ohne --from, puzzleOfImage nach dem Dekodieren',
  detectUnknownBytes: ({ start, readable }) => {
    const expected = ['eine Textdatei', readable.join(', ')].filter((text) => text !== '');
    return `die Datei ist binär und beginnt mit den Bytes ${start}, erwartet wird ${expected.join(' oder ')}`;
  },
  detectUnknown: ({ tried, lines }) => {
    const where = lines === 1 ? 'darin' : `in ihren ${counted(lines)} Zeilen`;
    const why =
      tried.length === 0
        ? `kein Rätsel gefunden: nichts ${where} sieht nach Zahlen oder einem Bild aus`
        : `kein bekanntes Format: ${asTried(tried)}`;
    return `${why}; ${TYPE_IT}`;
  },
  detectForeignJson: ({ keys, more }) => {
    const names = keys.map((key) => `„${key}“`).join(', ');
    const rest = more > 0 ? ` und ${counted(more)} weiteren` : '';
    const found = names === '' ? '' : ` mit ${names}${rest}`;
    return `die Datei ist JSON${found}, worin Nonokit kein Rätsel kennt, erwartet werden Listen wie {"rows": [[2], [1, 1]], "columns": [[2], [1], [1]]}`;
  },
  detectDamagedJson: ({ problem }) =>
    `die Datei sieht nach JSON aus, ist aber beschädigt: ${describeProblemIn(PLACES, problem)}; nach einem Rätsel sieht nichts darin aus`,
  detectNumbers: ({ tried, ids }) => {
    const why =
      tried.length === 0
        ? `probiert als ${ids.join(', ')}, aber die erste Zeile nennt keine Größen, die zu den anderen Zeilen passen, ` +
          'und keine einzelne Leerzeile trennt Zeilen von Spalten'
        : asTried(tried);
    return `die Datei enthält Zahlen, aber kein stimmiges Rätsel: ${why}; ${TYPE_IT}`;
  },
  detectAmbiguous: ({ ids }) =>
    `die Zahlen ergeben verschiedene Rätsel als ${ids.join(' und als ')}, ` +
    'erwartet wird ein eindeutiger Dateiname oder --from',
  detectWrongMedia: ({ format }) =>
    `die Datei ist binär, aber Dateien im Format ${format} sind Text`,
  detectNoPuzzles: ({ format }) => `die Datei im Format ${format} enthält kein Rätsel`,
  detectUnknownId: ({ wanted, ids }) =>
    `das Format „${wanted}“ gibt es nicht, erwartet wird eines von ${ids.join(', ')}`,
  detectIdMeant: ({ wanted, meant }) =>
    `das Format „${wanted}“ gibt es nicht; vielleicht ist „${meant}“ gemeint`,
  detectNotOwn: ({ problem }) =>
    `${problem.message}; andere Formate liest man mit \`formats: ALL_FORMATS\``,
  detectNothingToWrite: () => 'es gibt kein Rätsel zum Schreiben',
  detectOnePuzzle: ({ format, found }) =>
    `${format} fasst ein Rätsel pro Datei, es sind aber ${found}: schreib jedes in seine eigene Datei`,
  detectOneColor: ({ format, found }) =>
    `${format} fasst außer dem Hintergrund eine Farbe, das Rätsel hat ${found}`,
  detectTooManyColors: ({ format, most, found }) =>
    `${format} fasst außer dem Hintergrund höchstens ${most} Farben, das Rätsel hat ${found}`,
  detectTooLarge: ({ format, most, width, height }) =>
    `${format} fasst höchstens ${most} Zeilen und Spalten, das Rätsel hat ${width}x${height}`,
  detectNeedsGoal: ({ format }) => `${format} speichert ein Bild, aber das Rätsel hat nur Zahlen`,
  detectLosesColors: ({ format, lost, isBlack }) => {
    const becomes = isBlack ? '; daraus wird Schwarz' : '';
    return `${format} speichert nicht, wie die Farben aussehen: ${listed(lost)}${becomes}`;
  },
  detectLosesBackground: ({ format, lost }) =>
    `${format} speichert die Hintergrundfarbe ${listed(lost)} nicht; daraus wird Weiß`,
  detectLosesGoal: ({ format, lost, puzzles }) => {
    const whose = puzzles === 1 ? '' : ` (bei ${lost} von ${puzzles} Rätseln)`;
    return `${format} speichert das Bild des Autors nicht${whose}, nur die Zahlen`;
  },
  detectLosesTexts: ({ format, texts }) => {
    const each = texts.map(({ key, lost }) => `${TEXT_NAMES.get(key) ?? key} ${listed(lost)}`);
    return `${format} speichert nicht: ${each.join(', ')}`;
  },
  detectLosesExtra: ({ format, lost }) =>
    `${format} speichert die zusätzlichen Angaben ${listed(lost)} nicht`,
  detectKindNotHeld: ({ format }) =>
    `${format} kann diese Art Nonogramm nicht speichern, unser eigenes JSON schon: gib einen Namen auf .json an`,
};

/** The plainest way to write a puzzle. */
const TYPE_IT =
  'ein Rätsel lässt sich als Zeile „rows: 2, 1 1“ und Zeile „columns: 2, 1, 1“ eintippen';

/** What the texts of a puzzle are called. */
const TEXT_NAMES: ReadonlyMap<string, string> = new Map([
  ['id', 'Kennung'],
  ['title', 'Titel'],
  ['author', 'Autor'],
  ['authorId', 'Kennung des Autors'],
  ['source', 'Quelle'],
  ['copyright', 'Urheberrecht'],
  ['license', 'Lizenz'],
  ['description', 'Beschreibung'],
]);

function counted(count: number): string {
  return count.toLocaleString('de-DE');
}

/** "#aa0000, #00bb00 und 3 weitere". */
function listed({ named, more }: Lost): string {
  return more > 0 ? `${named.join(', ')} und ${counted(more)} weitere` : named.join(', ');
}

/** "als nin oder keen, Dateizeile 5, Stelle 1: …; als cwd, …". */
function asTried(tried: readonly Tried[]): string {
  return tried
    .map(({ ids, read, problem }) => {
      const part = read === undefined ? '' : ` (die ersten ${counted(read)} Zeichen)`;
      return `als ${ids.join(' oder ')}${part}, ${describeProblemIn(PLACES, problem)}`;
    })
    .join('; ');
}
