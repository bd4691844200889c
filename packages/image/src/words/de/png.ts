/** Messages about PNG files, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/png.js';

/** Translations of `words/en/png`. */
export const PNG_DE: Translation<typeof en> = {
  pngNoSignature: () => 'die Datei beginnt nicht mit den acht Byte einer PNG-Datei',
  pngStopsShort: ({ at, name }) =>
    `die PNG-Datei bricht ${name === undefined ? 'in einem Abschnitt' : `im Abschnitt ${name}`} ab, der bei Byte ${at} beginnt`,
  pngNoChunk: ({ at }) =>
    `bei Byte ${at} beginnt kein PNG-Abschnitt: sein Name besteht nicht aus vier Buchstaben`,
  pngChunkDamaged: ({ name, at }) =>
    `der Abschnitt ${name} bei Byte ${at} ist beschädigt: seine Prüfsumme stimmt nicht`,
  pngHeaderMissing: () => 'am Anfang der PNG-Datei fehlt der Kopf (IHDR), oder es gibt ihn zweimal',
  pngUnknownChunk: ({ name }) =>
    `der PNG-Abschnitt ${name} ist unbekannt, ohne ihn lässt sich die Datei nicht lesen`,
  pngNoPicture: () => 'die PNG-Datei hat kein Bild (keinen Abschnitt IDAT)',
  pngHeaderLength: ({ found }) => `der PNG-Kopf hat ${found} Byte, erwartet werden 13`,
  pngEmpty: ({ width, height }) => `das Bild ist ${width}x${height}, erwartet wird mindestens 1x1`,
  pngBadDepth: ({ kind, depth }) => `PNG hat keinen Farbtyp ${kind} mit ${depth} Bit je Wert`,
  pngBadMethods: ({ found }) =>
    `die Verfahren im PNG-Kopf sind ${found.join(', ')}, erwartet wird 0, 0 und 0 oder 1`,
  pngBadPalette: ({ found }) =>
    `die Palette der PNG-Datei hat ${found} Byte, erwartet werden drei je Farbe`,
  pngDamaged: () => 'das Bild der PNG-Datei ist beschädigt: es lässt sich nicht entpacken',
  pngTooLittle: ({ expected }) =>
    `das Bild der PNG-Datei ergibt entpackt weniger als die ${expected} Byte, die ihr Kopf ankündigt`,
  pngTooMuch: ({ expected }) =>
    `das Bild der PNG-Datei ergibt entpackt mehr als die ${expected} Byte, die ihr Kopf ankündigt`,
  pngBadFilter: ({ filter }) => `eine Zeile des PNG-Bildes hat den unbekannten Filter ${filter}`,
  pngColorMissing: () => 'ein Pixel hat eine Farbe, die in der Palette der PNG-Datei fehlt',
};
