/** Messages about pictures as puzzles, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pictures.js';

/** A number as Polish writes it: "16 777 216". */
function digits(number: number): string {
  return number.toLocaleString('pl-PL');
}

/** The colours of `picturesMerged`, which has two forms. */
function merged({ kind, found, used }: { kind: string; found: number; used: number }): string {
  return `${kind} rozmywa rysunek: z kolorów (${digits(found)}) po połączeniu zostało ${used}`;
}

/** Translations of `words/en/pictures`. */
export const PICTURES: Translation<typeof en> = {
  picturesShrunk: ({ width, height, columns, rows, factor }) =>
    `obraz ${width}x${height} pikseli odczytano jako ${columns}x${rows} kratek ` +
    `po ${factor}x${factor}`,
  picturesTooLarge: ({ width, height, maxCells, maxLines }) => {
    const limit =
      width * height > maxCells
        ? `limit kratek to ${digits(maxCells)}`
        : `limit wierszy i kolumn razem to ${digits(maxLines)}`;
    return `obrazek ${width}x${height} jest za duży: ${limit}`;
  },
  picturesManyColors: ({ most }) =>
    `obraz ma za dużo kolorów, limit to ${most}; potrzebny jest rysunek o niewielu kolorach`,
  picturesSheet: ({ width, height, format }) =>
    `obraz ${width}x${height} pikseli pokazuje cały arkusz, a potrzebny jest obrazek z pól: ` +
    `zeskanuj go („nonokit scan”); z --from ${format} każdy piksel to pole`,
  picturesGuessed: ({ color, isLighter }) =>
    'obraz nie ma białych ani przezroczystych pikseli, więc za tło uchodzi ' +
    `${color}, ${isLighter ? 'jaśniejszy z jego dwóch kolorów' : 'najczęstszy kolor jego brzegu'}`,
  picturesNotOne: ({ found }) => `nonogramy: ${found}, a potrzebny jest jeden obrazek`,
  picturesNoGoal: () => 'nonogram ma tylko liczby, a potrzebny jest obrazek',
  picturesNoDrawing: ({ kind, found, most }) =>
    `kolorów obrazu ${kind} (${digits(found)}) nie da się połączyć, a potrzebny jest rysunek, ` +
    `w którym jest ich najwyżej ${most}; ze zdjęć robi nonogramy nonokit make bez --exact`,
  picturesMerged: merged,
  picturesMergedCells: ({ width, height, columns, rows, factor, kind, found, used }) =>
    `${merged({ kind, found, used })}; ${width}x${height} pikseli odczytano jako ${columns}x${rows} kratek ` +
    `po ${factor}x${factor}`,
  picturesFirstFrame: () => 'plik GIF jest animacją, odczytano pierwszą klatkę',
  picturesGifColors: ({ found, most }) =>
    `GIF mieści najwyżej tyle kolorów: ${most}, a tu jest ich ${found}`,
  picturesGifSide: ({ most, width, height }) =>
    `bok GIF-a ma najwyżej ${most} px, a nonogram ma rozmiar ${width}x${height}`,
  picturesBmpColors: ({ found, most }) =>
    `nasze pliki BMP mieszczą najwyżej tyle kolorów: ${most}, a tu jest ich ${found}; zmieści je PNG`,
  picturesPngAlike: ({ color, most }) =>
    `dwa kolory palety są takie same (${color}), a PNG, gdy kolorów jest więcej niż ${most}, ` +
    'rozróżnia je tylko po wyglądzie',
  picturesPnmAlike: ({ color }) =>
    `dwa kolory palety są takie same (${color}), a Netpbm rozróżnia je tylko po wyglądzie`,
  picturesSvgAlike: ({ color }) =>
    `dwa kolory palety są takie same (${color}), a obrazek SVG rozróżnia je tylko po wyglądzie`,
  picturesNotGrey: ({ color }) =>
    `PGM mieści tylko szarości, a tu jest ${color}; kolory mieści PPM`,
  picturesManyInks: ({ found }) => `PBM mieści jeden kolor, a tu jest ich ${found}`,
  picturesPnmKind: ({ found, expected }) => {
    const begins = found === 0 ? 'inaczej niż obrazy Netpbm' : `od P${found}`;
    const wanted = expected.map((kind) => `P${kind}`).join(' albo ');
    return `plik zaczyna się ${begins}, oczekiwano ${wanted}`;
  },
  picturesBadRoot: ({ found }) => `zewnętrzny element to "${found}", oczekiwano "svg"`,
  picturesSvgNone: () => 'na rysunku nie ma gotowego obrazka z kratek, jakie robi Nonokit',
  picturesUndecided: () => 'obrazek ma nierozstrzygnięte kratki, a potrzebny jest gotowy',
  picturesBadRun: ({ found }) =>
    `linia rysunku to "${found}", oczekiwano ciągów kratek takich jak "M2 7.5h3"`,
  picturesBeyond: ({ width, height }) =>
    `figura wychodzi poza obrazek o rozmiarze ${width}x${height}`,
  picturesPaintedOver: () => 'zamalowanych kratek jest więcej, niż ma obrazek',
  picturesBadColor: ({ found }) => `kolor podano jako "${found}", oczekiwano takiego jak "#c8141e"`,
  picturesColorLimit: ({ most }) => `kolorów jest więcej, niż wolno (${most})`,
  picturesNoPuzzle: () => 'nie ma nonogramu do zapisania',
};
