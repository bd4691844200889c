/**
 * Unpacking gzip with bounded memory. A small file may hold gigabytes, so it is unpacked in slices,
 * and unpacking stops as soon as the bound is passed.
 */
import { bad, good, type Result } from '@nonokit/core';
import { crc32 } from '@nonokit/image';
import { Gunzip } from 'fflate/browser';
import {
  lexingGzipChecksum,
  lexingGzipDamaged,
  lexingGzipEnds,
  lexingTooManyBytes,
} from '../words/en/lexing.js';

/** Bytes of header and trailer: the minimum length of a gzip file. */
const LEAST = 18;

/** Bytes of the trailer: a checksum and the length. */
const TRAILER = 8;

/** Packed bytes per step: deflate expands data at most 1032-fold, so a step yields at most 4 MB. */
const SLICE = 4096;

/** Unpacks gzipped `bytes` to at most `maxBytes` bytes. */
export function gunzip(bytes: Uint8Array, maxBytes: number): Result<Uint8Array> {
  if (bytes.length < LEAST) return bad(lexingGzipEnds);
  const chunks: Uint8Array[] = [];
  let length = 0;
  let ended = false;
  let isDamaged = false;
  // a file may be several gzip members in a row; this is the current one
  let member = { start: 0, crc: 0 };
  const endMember = (end: number): void => {
    isDamaged ||= !agrees(bytes, end - TRAILER, member.crc, length - member.start);
    member = { start: length, crc: 0 };
  };
  const stream = new Gunzip((chunk, last) => {
    chunks.push(chunk);
    length += chunk.length;
    member.crc = crc32(chunk, member.crc);
    ended = last;
  });
  stream.onmember = endMember;
  try {
    for (let at = 0; at < bytes.length && length <= maxBytes; at += SLICE) {
      stream.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
    }
  } catch (error) {
    return bad(lexingGzipDamaged, { why: error instanceof Error ? error.message : '' });
  }
  if (length > maxBytes) return bad(lexingTooManyBytes, { most: maxBytes });
  if (!ended) return bad(lexingGzipDamaged, { why: '' });
  endMember(bytes.length);
  if (isDamaged) return bad(lexingGzipChecksum);
  return good(joined(chunks, length));
}

/** True if the trailer at byte `at` has this checksum and this length modulo 2^32. */
function agrees(bytes: Uint8Array, at: number, crc: number, length: number): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(at, true) === crc && view.getUint32(at + 4, true) === length >>> 0;
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
