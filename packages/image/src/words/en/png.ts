/** What is said about PNG files. */
import { counted } from '@nonokit/core';
import { message } from '../message.js';

export const pngNoSignature = message(
  'bad-image',
  'pngNoSignature',
  () => 'the file does not begin with the eight bytes of a PNG file',
);

export const pngStopsShort = message(
  'stops-short',
  'pngStopsShort',
  ({ at, name }: { at: number; name: string | undefined }) => {
    const where = name === undefined ? 'a chunk' : `the ${name} chunk`;
    return `the PNG file stops short in ${where} that begins at byte ${at}`;
  },
);

export const pngNoChunk = message(
  'bad-image',
  'pngNoChunk',
  ({ at }: { at: number }) => `no PNG chunk begins at byte ${at}: its name is not four letters`,
);

export const pngChunkDamaged = message(
  'bad-image',
  'pngChunkDamaged',
  ({ name, at }: { name: string; at: number }) =>
    `the ${name} chunk at byte ${at} is damaged: its checksum differs`,
);

export const pngHeaderMissing = message(
  'bad-image',
  'pngHeaderMissing',
  () => 'the PNG file has no header chunk (IHDR) in front, or two of them',
);

export const pngUnknownChunk = message(
  'bad-image',
  'pngUnknownChunk',
  ({ name }: { name: string }) => `the PNG chunk ${name} is unknown, and readers must know it`,
);

export const pngNoPicture = message(
  'bad-image',
  'pngNoPicture',
  () => 'the PNG file has no picture (no IDAT chunk)',
);

export const pngHeaderLength = message(
  'bad-image',
  'pngHeaderLength',
  ({ found }: { found: number }) => `the PNG header has ${counted(found, 'byte')}, expected 13`,
);

export const pngEmpty = message(
  'bad-size',
  'pngEmpty',
  ({ width, height }: { width: number; height: number }) =>
    `the image is ${width}x${height}, expected at least 1x1`,
);

export const pngBadDepth = message(
  'bad-image',
  'pngBadDepth',
  ({ kind, depth }: { kind: number; depth: number }) =>
    `PNG has no colour type ${kind} with ${depth} bits a sample`,
);

export const pngBadMethods = message(
  'bad-image',
  'pngBadMethods',
  ({ found }: { found: readonly number[] }) =>
    `the PNG header's methods are ${found.join(', ')}, expected 0, 0 and 0 or 1`,
);

export const pngBadPalette = message(
  'bad-image',
  'pngBadPalette',
  ({ found }: { found: number }) =>
    `the palette of the PNG file has ${counted(found, 'byte')}, expected three for each colour`,
);

export const pngDamaged = message(
  'bad-image',
  'pngDamaged',
  () => 'the picture of the PNG file is damaged: it cannot be unpacked',
);

export const pngTooLittle = message(
  'bad-image',
  'pngTooLittle',
  ({ expected }: { expected: number }) =>
    `the picture of the PNG file unpacks to less than the ${counted(expected, 'byte')} its header announces`,
);

export const pngTooMuch = message(
  'bad-image',
  'pngTooMuch',
  ({ expected }: { expected: number }) =>
    `the picture of the PNG file unpacks to more than the ${counted(expected, 'byte')} its header announces`,
);

export const pngBadFilter = message(
  'bad-image',
  'pngBadFilter',
  ({ filter }: { filter: number }) => `a line of the PNG picture has the unknown filter ${filter}`,
);

export const pngColorMissing = message(
  'bad-image',
  'pngColorMissing',
  () => 'a pixel has a colour that the palette of the PNG file lacks',
);
