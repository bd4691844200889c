/** Messages about images that are read as pictures, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pictures.js';

/** A number in German notation: "16.777.216". */
function digits(number: number): string {
  return number.toLocaleString('de-DE');
}

/** "zwei Farben der Palette sind #c8141e; …". */
function alike(color: string, kind: string): string {
  return `zwei Farben der Palette sind ${color}; ${kind} unterscheiden Farben nur nach ihrem Aussehen`;
}

function merged({ kind, found, used }: { kind: string; found: number; used: number }): string {
  return `${kind} verwischt, was gezeichnet ist: ${digits(found)} Farben wurden zu ${used} vereint`;
}

export const PICTURES: Translation<typeof en> = {
  picturesShrunk: ({ width, height, columns, rows, factor }) =>
    `das Bild von ${width}x${height} Pixeln wurde als ${columns}x${rows} Felder von ${factor}x${factor} gelesen`,
  picturesTooLarge: ({ width, height, maxCells, maxLines }) => {
    const limit =
      width * height > maxCells
        ? `${digits(maxCells)} Felder`
        : `${digits(maxLines)} Zeilen und Spalten zusammen`;
    return `das Bild von ${width}x${height} ist zu groß: erlaubt sind höchstens ${limit}`;
  },
  picturesManyColors: ({ most }) =>
    `das Bild hat mehr als ${most} Farben, erwartet wird eine Zeichnung mit wenigen Farben`,
  picturesSheet: ({ width, height, format }) =>
    `das Bild mit ${width}x${height} Pixeln zeigt ein ganzes Blatt statt eines Bildes aus Feldern: ` +
    `scanne es („nonokit scan“); mit --from ${format} ist jedes Pixel ein Feld`,
  picturesGuessed: ({ color, isLighter }) => {
    const why = isLighter ? 'die hellere der beiden Farben' : 'die häufigste Farbe am Rand';
    return `das Bild hat weder weiße noch durchsichtige Pixel, darum gilt ${color}, ${why}, als Hintergrund`;
  },
  picturesNotOne: ({ found }) => `es sind ${found} Rätsel, erwartet wird ein Bild`,
  picturesNoGoal: () => 'das Rätsel hat nur Zahlen, erwartet wird ein Bild',
  picturesNoDrawing: ({ kind, found, most }) =>
    `das ${kind}-Bild hat ${digits(found)} Farben, die sich nicht vereinen lassen, erwartet wird eine Zeichnung ` +
    `mit höchstens ${most}: nonokit make ohne --exact macht aus Fotos Rätsel`,
  picturesMerged: (params) => merged(params),
  picturesMergedCells: ({ width, height, columns, rows, factor, kind, found, used }) =>
    `${merged({ kind, found, used })}, und ${width}x${height} Pixel als ${columns}x${rows} Felder von ${factor}x${factor} gelesen`,
  picturesFirstFrame: () => 'die GIF-Datei ist eine Animation; gelesen wird ihr erstes Einzelbild',
  picturesGifColors: ({ found, most }) => `GIF fasst ${most} Farben, das Rätsel hat ${found}`,
  picturesGifSide: ({ most, width, height }) =>
    `GIF fasst ${most} Pixel je Seite, das Rätsel ist ${width}x${height}`,
  picturesBmpColors: ({ found, most }) =>
    `unsere BMP-Dateien fassen ${most} Farben, das Rätsel hat ${found}: PNG fasst sie`,
  picturesPngAlike: ({ color, most }) => alike(color, `PNG-Bilder mit mehr als ${most} Farben`),
  picturesPnmAlike: ({ color }) => alike(color, 'Netpbm-Bilder'),
  picturesSvgAlike: ({ color }) => alike(color, 'SVG-Bilder'),
  picturesNotGrey: ({ color }) =>
    `PGM fasst nur Grautöne, das Rätsel hat ${color}: PPM fasst Farben`,
  picturesManyInks: ({ found }) => `PBM fasst eine Farbe, das Rätsel hat ${found}`,
  picturesPnmKind: ({ found, expected }) => {
    const begins = found === 0 ? 'wie kein Netpbm-Bild' : `mit P${found}`;
    const wanted = expected.map((kind) => `P${kind}`).join(' oder ');
    return `die Datei beginnt ${begins}, erwartet wird ${wanted}`;
  },
  picturesBadRoot: ({ found }) => `das äußerste Element ist „${found}“, erwartet wird „svg“`,
  picturesSvgNone: () =>
    'die Zeichnung enthält kein fertiges Bild aus Feldern, wie Nonokit sie macht',
  picturesUndecided: () => 'das Bild hat offene Felder, erwartet wird ein fertiges',
  picturesBadRun: ({ found }) =>
    `eine Zeile der Zeichnung ist „${found}“, erwartet werden Stücke aus Feldern wie „M2 7.5h3“`,
  picturesBeyond: ({ width, height }) =>
    `eine Form ragt über das Bild von ${width}x${height} Feldern hinaus`,
  picturesPaintedOver: () => 'es sind mehr Felder gemalt, als das Bild hat',
  picturesBadColor: ({ found }) => `die Farbe ist „${found}“, erwartet wird eine wie „#c8141e“`,
  picturesColorLimit: ({ most }) => `mehr Farben als die erlaubten ${most}`,
  picturesNoPuzzle: () => 'es gibt kein Rätsel zum Schreiben',
};
