/**
 * What kind of image a file is, and how large, from its first bytes: before a browser decodes it,
 * so that a small file with a vast picture costs nothing. Names and types of files are not trusted.
 */

/** The recognised kinds. */
export type ImageKind =
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'bmp'
  | 'avif'
  | 'heic'
  | 'tiff'
  | 'icon'
  | 'svg'
  | 'netpbm'
  | 'xbm';

/** Facts from the beginning of a file. */
export interface ImageHead {
  readonly kind: ImageKind;
  /** Its size in pixels, where the beginning says it. */
  readonly width?: number;
  readonly height?: number;
}

/** The bytes that `imageHead` wants: the size of a JPEG stands behind its notes and profiles. */
export const HEAD_BYTES = 512 * 1024;

/** The kind and size of an image; undefined if these bytes begin none that we know. */
export function imageHead(bytes: Uint8Array): ImageHead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const [kind, isIt, sizeOf] of BINARY) {
    if (isIt(bytes)) return { kind, ...sizeWithin(view, sizeOf) };
  }
  return textHead(bytes);
}

/** Width and height. */
interface Size {
  readonly width: number;
  readonly height: number;
}

type SizeOf = (view: DataView) => Size | undefined;

/** Kinds with bytes of their own at the beginning. */
const BINARY: readonly (readonly [ImageKind, (bytes: Uint8Array) => boolean, SizeOf])[] = [
  ['png', startsWith(0x89, 0x50, 0x4e, 0x47), (view) => sizeAt(view, 16, 'getUint32', false)],
  ['jpeg', startsWith(0xff, 0xd8, 0xff), jpegSize],
  ['gif', startsWith(0x47, 0x49, 0x46, 0x38), (view) => sizeAt(view, 6, 'getUint16', true)],
  ['webp', (bytes) => nameAt(bytes, 0, 'RIFF') && nameAt(bytes, 8, 'WEBP'), webpSize],
  ['avif', isFamily('avif', 'avis'), boxedSize],
  ['heic', isFamily('heic', 'heix', 'hevc', 'mif1', 'msf1'), boxedSize],
  ['tiff', startsWith(0x49, 0x49, 0x2a, 0), () => undefined],
  ['tiff', startsWith(0x4d, 0x4d, 0, 0x2a), () => undefined],
  ['icon', startsWith(0, 0, 1, 0), () => undefined],
  ['bmp', (bytes) => nameAt(bytes, 0, 'BM') && bytes.length >= 26, bmpSize],
];

function startsWith(...first: readonly number[]) {
  return (bytes: Uint8Array): boolean => first.every((byte, k) => bytes[k] === byte);
}

function nameAt(bytes: Uint8Array, at: number, name: string): boolean {
  return [...name].every((letter, k) => bytes[at + k] === letter.charCodeAt(0));
}

/** A file of the family of MP4, of one of these brands. */
function isFamily(...brands: readonly string[]) {
  return (bytes: Uint8Array): boolean =>
    nameAt(bytes, 4, 'ftyp') && brands.some((brand) => nameAt(bytes, 8, brand));
}

/** The size that a function finds; undefined if the bytes end before it. */
function sizeWithin(view: DataView, sizeOf: SizeOf): Partial<Size> {
  try {
    return sizeOf(view) ?? {};
  } catch (error) {
    if (error instanceof RangeError) return {};
    throw error;
  }
}

function sizeAt(
  view: DataView,
  at: number,
  read: 'getUint16' | 'getUint32',
  isLittle: boolean,
): Size {
  const bytes = read === 'getUint16' ? 2 : 4;
  return { width: view[read](at, isLittle), height: view[read](at + bytes, isLittle) };
}

/** The first frame header; the segments before it are skipped. */
function jpegSize(view: DataView): Size | undefined {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // a marker may be preceded by any number of fill bytes
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function webpSize(view: DataView): Size | undefined {
  const three = (at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  switch (String.fromCharCode(view.getUint8(15))) {
    case 'X':
      return { width: 1 + three(24), height: 1 + three(27) };
    case 'L': {
      const bits = view.getUint32(21, true);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    default:
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
  }
}

function bmpSize(view: DataView): Size {
  if (view.getUint32(14, true) === 12) return sizeAt(view, 18, 'getUint16', true);
  return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
}

/** The largest of the sizes that stand in boxes named "ispe". */
function boxedSize(view: DataView): Size | undefined {
  let largest: Size | undefined;
  for (let at = 4; at + 16 <= Math.min(view.byteLength, 64 * 1024); at++) {
    if (view.getUint32(at) !== 0x69737065) continue;
    const size = sizeAt(view, at + 8, 'getUint32', false);
    if (size.width * size.height > (largest?.width ?? 0) * (largest?.height ?? 0)) largest = size;
  }
  return largest;
}

/** Kinds that are text: SVG, X bitmaps, and the names of Netpbm. */
function textHead(bytes: Uint8Array): ImageHead | undefined {
  const text = new TextDecoder('utf-8').decode(bytes.subarray(0, 8192));
  if (/^P[1-6][\s#]/.test(text)) return { kind: 'netpbm', ...netpbmSize(text) };
  if (/^\s*<(\?xml|!--|!DOCTYPE svg|svg)/i.test(text) && /<(\w+:)?svg[\s>]/.test(text)) {
    return { kind: 'svg' };
  }
  const xbm = /#define\s+\S*width\s+(\d+)\s+#define\s+\S*height\s+(\d+)/.exec(text);
  return xbm === null ? undefined : { kind: 'xbm', ...sizeOfDigits(xbm) };
}

function netpbmSize(text: string): Partial<Size> {
  const found = /^P\d\s+(\d+)\s+(\d+)\s/.exec(text.replaceAll(/#[^\n]*/g, ''));
  return found === null ? {} : sizeOfDigits(found);
}

function sizeOfDigits([, width, height]: RegExpExecArray): Size {
  return { width: Number(width), height: Number(height) };
}
