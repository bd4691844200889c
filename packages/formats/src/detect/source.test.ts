import { gzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { encodeText } from '../lexing/text-encoding.js';
import { createSource } from './source.js';

/** The text of a source with these bytes, or the code of its problem. */
function readText(bytes: Uint8Array | readonly number[], maxBytes = 1_000_000): string {
  const source = createSource(Uint8Array.from(bytes), { limits: { maxBytes } });
  return source.ok ? source.value.text : source.problem.code;
}

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

describe('readText', () => {
  it.each([
    ['UTF-8', encodeText('Приве́т é')],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...encodeText('Приве́т é')]],
  ])('reads %s', (_, bytes) => {
    expect(readText(bytes)).toBe('Приве́т é');
  });

  it('reads UTF-16 in both orders', () => {
    expect(readText([0xff, 0xfe, 0x35, 0, 0x0d, 0, 0x0a, 0])).toBe('5\n');
    expect(readText([0xfe, 0xff, 0, 0x35])).toBe('5');
  });

  it('falls back to windows-1251 for Cyrillic words and to windows-1252 for single letters', () => {
    expect(readText([...ascii('title "'), 0xca, 0xee, 0xf2, ...ascii('"')])).toBe('title "Кот"');
    expect(readText([...ascii('title "Caf'), 0xe9, ...ascii('"')])).toBe('title "Café"');
  });

  const units = (text: string, size: number, isLittle: boolean) =>
    [...text].flatMap((character) => {
      const code = character.codePointAt(0) ?? 0;
      const bytes = Array.from({ length: size }, (_, i) => (code >> (8 * i)) & 0xff);
      return isLittle ? bytes : bytes.reverse();
    });

  it.each([
    [2, true],
    [2, false],
    [4, true],
    [4, false],
  ])('reads %i bytes a character without a mark, the lower byte first: %s', (size, isLittle) => {
    expect(readText(units('title Кот\r\n5 5', size, isLittle))).toBe('title Кот\n5 5');
    expect(readText(units('\ufeff5 5', size, isLittle))).toBe('5 5');
  });

  it('removes the DOS end-of-file mark and zeros', () => {
    expect(readText([...ascii('5 5\n'), 0x1a])).toBe('5 5\n');
    expect(readText([...ascii('5 5\n'), 0x1a, 0, 0])).toBe('5 5\n');
    expect(readText([...ascii('5 5'), 0])).toBe('5 5');
  });

  it('keeps the punctuation of windows-1252', () => {
    const bytes = [...ascii('It'), 0x92, ...ascii('s '), 0x96, 0x20, 0x93, 0x78, 0x94, 0x20, 0x80];
    expect(readText(bytes)).toBe('It’s – “x” €');
  });

  it('holds no zero character', () => {
    expect(readText([0xff, 0xfe, 0x35, 0, 0, 0, 0x36, 0])).toBe('5\ufffd6');
  });

  it('unifies line ends and keeps blank lines and trailing blanks', () => {
    expect(readText(ascii('a \r\n\r\nb\rc\n\n'))).toBe('a \n\nb\nc\n\n');
  });
});

describe('readText on bytes that are not text', () => {
  it.each([
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d]],
    ['GIF', ascii('GIF89a...')],
    ['raw PBM', ascii('P4\n8 1\nx')],
    ['a zero byte', [...ascii('5'), 0, ...ascii('5')]],
    ['a zero byte behind other controls', [...ascii('5 5'), 1, 0]],
  ])('returns nothing for %s', (_, bytes) => {
    expect(readText(bytes)).toBe('');
  });

  it('returns the text of plain PBM', () => {
    expect(readText(ascii('P1\n1 1\n1'))).toContain('P1');
  });

  it.each([
    ['nothing', [], 'empty-file'],
    ['white space', ascii(' \n\r\n\t'), 'empty-file'],
    ['a ZIP archive', [...zipSync({ 'a.non': encodeText('x') })], 'archive'],
    ['a workbook', [...zipSync({ '[Content_Types].xml': encodeText('x') })], 'document'],
    ['a 7z archive', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0], 'archive'],
    ['a RAR archive', [...ascii('Rar!'), 0x1a, 7, 0], 'archive'],
    ['an xz archive', [0xfd, ...ascii('7zXZ'), 0], 'archive'],
    ['a bzip2 archive', ascii('BZh91AY&SYx'), 'archive'],
    ['a tar archive', [...new Array<number>(257).fill(0), ...ascii('ustar')], 'archive'],
    ['a PDF document', ascii('%PDF-1.4\n%x'), 'document'],
    ['a JPEG image', [0xff, 0xd8, 0xff, 0xe0], 'unread-image'],
    ['a TIFF image', [0x4d, 0x4d, 0, 42, 0, 0, 0, 8], 'unread-image'],
    ['an AVIF image', ascii('\0\0\0\x1cftypavif'), 'unread-image'],
    ['a WebP image', ascii('RIFF\0\0\0\0WEBPVP8 '), 'unread-image'],
    ['more than the limit', ascii('x'.repeat(1001)), 'too-many-bytes'],
  ])('reports %s', (_, bytes, code) => {
    expect(readText(bytes, 1000)).toBe(code);
  });

  it('reports too many lines', () => {
    const lines = new Uint8Array(4_000_010).fill(0x0a);
    lines[0] = 0x35;
    expect(readText(lines, 5_000_000)).toBe('too-many-lines');
  });
});

describe('a gzip file', () => {
  const packed = gzipSync(encodeText('1 1\n1\n1\n'));

  it('is unpacked, and its name loses ".gz"', () => {
    const source = createSource(packed, { name: 'a.nin.gz' });
    expect(source).toMatchObject({ ok: true, value: { text: '1 1\n1\n1\n', name: 'a.nin' } });
  });

  it('that holds several members is unpacked whole', () => {
    expect(readText([...packed, ...packed])).toBe('1 1\n1\n1\n1 1\n1\n1\n');
  });

  it('that is cut off at any byte is a problem', () => {
    for (let length = 2; length < packed.length; length++) {
      expect(readText(packed.subarray(0, length)), `${length} bytes`).toBe('bad-gzip');
    }
  });

  it('with a wrong checksum or length is damaged, even in the first of several members', () => {
    for (const fromEnd of [8, 5, 4, 1]) {
      const damaged = packed.slice();
      const at = damaged.length - fromEnd;
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      expect(readText(damaged), `${fromEnd} bytes before the end`).toBe('bad-gzip');
      expect(readText([...damaged, ...packed])).toBe('bad-gzip');
      expect(readText([...packed, ...damaged])).toBe('bad-gzip');
    }
  });

  it('that unpacks to too many bytes is refused', () => {
    const bomb = gzipSync(new Uint8Array(20_000_000).fill(0x30));
    expect(bomb.length).toBeLessThan(100_000);
    expect(readText(bomb)).toBe('too-many-bytes');
  });

  it('within a gzip file is a problem', () => {
    expect(readText(gzipSync(packed))).toBe('packed-twice');
  });
});
