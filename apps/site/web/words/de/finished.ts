/** Texts of a finished puzzle, in German. */
import type { FinishedWords } from '../en/finished.js';
import { grouped } from '../grouped.js';
import { counted, noun } from './grammar.js';

export const words: FinishedWords = {
  solved: 'Gelöst',
  picture: 'Das gelöste Bild',
  by: (author) => `von ${author}`,
  joy: {
    fastest: (size, time) => `Deine bisher beste Zeit bei dieser Größe: ${size} in ${time}.`,
    firstEver: 'Dein erstes Bild. Willkommen.',
    firstOfSize: (size) => `Dein bisher größtes: ${size}.`,
    flawless: (cells, inks) => {
      const all = counted(cells, 'Feld', 'Felder');
      return inks === 1
        ? `${all}, kein einziger Fehler.`
        : `${all}, ${counted(inks, 'Farbe', 'Farben')}, kein einziger Fehler.`;
    },
    underMedian: 'Schneller als die Hälfte derer, die es gelöst haben.',
    hardest: 'Das schwerste, das du je gelöst hast.',
    round: (count) => `Dein ${grouped(count, '.')}. Bild.`,
    oneMore: 'Eins mehr fürs Album.',
  },
  yourTime: 'deine Zeit',
  hintsShort: (count) => noun(count, 'Tipp', 'Tipps'),
  checksShort: (count) => noun(count, 'Prüfung', 'Prüfungen'),
  median: (count) => `Median von ${grouped(count, '.')}`,
  nextIs: (name, width, height) => `Weiter: ${name}, ${width} × ${height}`,
  allPuzzles: 'Alle Rätsel',
  watch: 'Eigene Lösung ansehen',
  explain: 'Lösung erklären',
  savePicture: 'Bild speichern',
  playAgain: 'Noch einmal lösen',
  editPuzzle: 'Rätsel bearbeiten',
  saveText: 'Die Datei enthält nur die Zahlen; Titel und Bild kommen dazu, wenn du es gelöst hast.',
  shareTitle: 'Teilen, ohne zu verraten',
  curve: 'Wie schwer es war, vom Anfang bis zum Ende',
  copyText: 'Text kopieren',
  sharePicture: 'Bild',
  textCopied: 'Kopiert, ohne das Bild.',
  help: (hints, checks) =>
    [
      ...(hints > 0 ? [counted(hints, 'Tipp', 'Tipps')] : []),
      ...(checks > 0 ? [counted(checks, 'Prüfung', 'Prüfungen')] : []),
    ].join(', ') || 'ohne Hilfe',
  likedIt: 'Hat es dir gefallen?',
  stars: (count) => counted(count, 'Stern', 'Sterne'),
  howHard: 'Wie schwer?',
  felt: { easy: 'zu leicht', right: 'genau richtig', hard: 'zu schwer' },
  moreOfKind: 'Mehr von dieser Art',
  album: 'Dein Album',
  allOfAlbum: (count) => `Alle ${grouped(count, '.')}`,
  onDevice: 'Das Album liegt auf diesem Gerät.',
  withAccount:
    'Das Album liegt auf diesem Gerät. Mit einem Konto hast du es auf jedem, und deine Zeit kommt in die Rangliste.',
  makeAccount: 'Konto anlegen',
  pictureBy: (title, author) => `Bild: „${title}“ von ${author}.`,
  replayBoard: 'Das Gitter beim Abspielen',
  replayPlay: 'Abspielen',
  replayPause: 'Pause',
  replayAt: (move, all) => `Zug ${grouped(move, '.')} von ${grouped(all, '.')}`,
  close: 'Schließen',
};
