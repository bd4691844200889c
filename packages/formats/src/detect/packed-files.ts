/**
 * Files that hold a puzzle at best after a person has opened them with another program: archives,
 * office documents, PDF. They are named for what they are.
 */
import { bad, type Result } from '@nonokit/core';
import { detectArchive, detectDocument } from '../words/en/detect.js';

/** The first bytes of a kind of file; undefined is any byte. */
export type Signature = readonly (number | undefined)[];

/** True if the bytes begin with the signature. */
export function startsWith(bytes: Uint8Array, signature: Signature): boolean {
  return signature.every((byte, i) => byte === undefined || bytes[i] === byte);
}

const ZIP: Signature = [0x50, 0x4b, 0x03, 0x04];

/** Archives and packed files besides ZIP and gzip. */
const ARCHIVES: readonly { readonly kind: string; readonly signature: Signature }[] = [
  { kind: '7z', signature: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c] },
  { kind: 'RAR', signature: [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07] },
  { kind: 'xz', signature: [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00] },
  { kind: 'Zstandard', signature: [0x28, 0xb5, 0x2f, 0xfd] },
  {
    kind: 'bzip2',
    signature: [0x42, 0x5a, 0x68, undefined, 0x31, 0x41, 0x59, 0x26, 0x53, 0x59],
  },
];

/** Where a tar archive has its mark, "ustar". */
const TAR_MARK = 257;

/** Files of old office programs. */
const OLD_OFFICE: Signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** The problem of a file that is packed or a document; undefined for other files. */
export function packedKind(bytes: Uint8Array): Result<never> | undefined {
  const archive = ARCHIVES.find(({ signature }) => startsWith(bytes, signature));
  if (archive !== undefined) return bad(detectArchive, { kind: archive.kind });
  if (asciiAt(bytes, TAR_MARK, 5) === 'ustar') return bad(detectArchive, { kind: 'tar' });
  if (startsWith(bytes, ZIP)) {
    return isOffice(bytes)
      ? bad(detectDocument, { kind: 'Office' })
      : bad(detectArchive, { kind: 'ZIP' });
  }
  if (startsWith(bytes, OLD_OFFICE)) return bad(detectDocument, { kind: 'Office' });
  return asciiAt(bytes, 0, 5) === '%PDF-' ? bad(detectDocument, { kind: 'PDF' }) : undefined;
}

/** True for a ZIP archive whose first file is that of a workbook or another document. */
function isOffice(bytes: Uint8Array): boolean {
  const name = asciiAt(bytes, 30, 50);
  return /^(\[Content_Types\]\.xml|_rels\/|docProps\/|xl\/|word\/|mimetypeapplication\/vnd)/.test(
    name,
  );
}

function asciiAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}
