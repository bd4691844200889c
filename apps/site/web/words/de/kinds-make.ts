/** Texts of the page that makes puzzles of other kinds, in German. */
import type { KindMakerWords } from '../en/kinds-make.js';
import { counted } from './grammar.js';

export const words: KindMakerWords = {
  title: 'Andere Art erstellen',
  description:
    'Ein Nonogramm mit verdeckten Zahlen, mit Zahlen über zwei Linien oder auf Dreiecken erstellen, aus einem Bild oder einem beliebigen Rätsel.',
  heading: 'Eine andere Art Nonogramm erstellen',
  lead: 'Aus einem Bild oder einem Rätsel, das du hast: Sein Bild bekommt Zahlen anderer Art. Die Linien allein führen immer zum Ziel.',
  choose: 'Bild oder Rätsel wählen',
  noSource: 'Diese Datei ist weder ein Bild noch ein Rätsel. Wähl eine andere.',
  nothing: 'Was du erstellst, erscheint hier.',
  kind: 'Art',
  kinds: {
    hidden: 'Verdeckte Zahlen',
    pairs: 'Zwei Linien',
    both: 'Beides',
    triangles: 'Dreiecke',
  },
  kindTexts: {
    hidden: 'So viele Zahlen werden zu „?“, wie das Rätsel verträgt.',
    pairs: 'Benachbarte Linien teilen sich eine Zahl, wo immer das geht. In einer Farbe.',
    both: 'Erst teilen sich benachbarte Linien Zahlen, dann werden Zahlen verdeckt. In einer Farbe.',
    triangles:
      'Das Bild wird in Dreiecken gemalt. Ein paar ändern sich vielleicht, damit die Linien zu ihm führen.',
  },
  size: 'Größe',
  cellsAcross: (count) => counted(count, 'Feld', 'Felder'),
  inks: 'Farben',
  again: 'Andere verdecken',
  working: 'Das Rätsel wird erstellt …',
  sheet: 'Das Blatt des Rätsels',
  solution: 'Bild zeigen',
  made: ({ hidden, numbers, pairs, changed, cells, puzzle }) =>
    puzzle.board.shape === 'triangle'
      ? `${counted(cells, 'Dreieck', 'Dreiecke')}, davon ${changed} geändert.`
      : `${[
          ...(pairs > 0
            ? [
                counted(
                  pairs,
                  'Linienpaar teilt sich eine Zahl',
                  'Linienpaare teilen sich eine Zahl',
                ),
              ]
            : []),
          ...(hidden > 0 ? [`${hidden} von ${counted(numbers, 'Zahl', 'Zahlen')} verdeckt`] : []),
        ].join(', ')}.`,
  play: 'Spielen',
  save: 'Rätsel speichern',
  saveSheet: 'Blatt speichern',
  fileName: 'raetsel',
  troubles: {
    noPicture:
      'Zu diesem Bild fand sich kein Rätsel. Versuch eine andere Größe oder ein anderes Bild.',
    needsMore:
      'Dieses Rätsel hat mehrere Farben, Zahlen über zwei Linien brauchen eine einzige. Wähl eine andere Art.',
    nothingToChange:
      'Die Linien allein lösen dieses Rätsel nicht, oder sie brauchen alle seine Zahlen; darum wurde nichts geändert.',
    noTriangles:
      'Auf Dreiecken führen die Linien allein nicht zu diesem Bild. Versuch eine andere Größe oder weniger Farben.',
    tooLarge: 'Dieses Rätsel ist zu groß: höchstens 10.000 Felder und 31 Farben.',
    failed: 'Das Rätsel ließ sich nicht erstellen. Lade die Seite neu und versuch es noch einmal.',
  },
};
