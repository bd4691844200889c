/** Messages about PNG files, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/png.js';

/** Translations of `words/en/png`. */
export const PNG_PL: Translation<typeof en> = {
  pngNoSignature: () => 'plik nie zaczyna się od ośmiu bajtów pliku PNG',
  pngStopsShort: ({ at, name }) =>
    `plik PNG urywa się w sekcji${name === undefined ? '' : ` ${name}`}, która zaczyna się od bajtu ${at}`,
  pngNoChunk: ({ at }) =>
    `od bajtu ${at} nie zaczyna się sekcja PNG: jej nazwa nie ma czterech liter`,
  pngChunkDamaged: ({ name, at }) =>
    `sekcja ${name} od bajtu ${at} jest uszkodzona: suma kontrolna się nie zgadza`,
  pngHeaderMissing: () => 'na początku pliku PNG nie ma nagłówka (IHDR) albo są dwa',
  pngUnknownChunk: ({ name }) =>
    `sekcja PNG ${name} jest nieznana, a bez niej pliku nie da się odczytać`,
  pngNoPicture: () => 'plik PNG nie ma obrazu (sekcji IDAT)',
  pngHeaderLength: ({ found }) => `długość nagłówka PNG w bajtach to ${found}, a powinna być 13`,
  pngEmpty: ({ width, height }) =>
    `obraz ma rozmiar ${width}x${height}, a potrzeba co najmniej 1x1`,
  pngBadDepth: ({ kind, depth }) => `PNG nie ma typu koloru ${kind} o głębi ${depth} b`,
  pngBadMethods: ({ found }) =>
    `metody w nagłówku PNG to ${found.join(', ')}, a powinny być 0, 0 i 0 albo 1`,
  pngBadPalette: ({ found }) =>
    `długość palety PNG w bajtach to ${found}, a potrzeba trzech na każdy kolor`,
  pngDamaged: () => 'obraz w pliku PNG jest uszkodzony: nie da się go rozpakować',
  pngTooLittle: ({ expected }) =>
    `obraz w pliku PNG jest po rozpakowaniu krótszy, niż zapowiada nagłówek (${expected} B)`,
  pngTooMuch: ({ expected }) =>
    `obraz w pliku PNG jest po rozpakowaniu dłuższy, niż zapowiada nagłówek (${expected} B)`,
  pngBadFilter: ({ filter }) => `linia obrazu PNG ma nieznany filtr ${filter}`,
  pngColorMissing: () => 'piksel ma kolor, którego nie ma w palecie pliku PNG',
};
