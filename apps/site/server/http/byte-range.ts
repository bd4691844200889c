/** Parts of a file by the header `Range` (RFC 9110, section 14): one range of bytes. */
import type { SiteContext } from './env.js';
import { HttpProblem } from './problem.js';

/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The range that a request asks for; undefined for the whole file: also for several ranges, other
 * units, and for a file that is not the one the client has a part of.
 *
 * @throws {HttpProblem} 416 for a range beyond the end.
 */
export function readRange(
  c: SiteContext,
  { bytes, tag }: { readonly bytes: number; readonly tag: string },
): ByteRange | undefined {
  const known = c.req.header('if-range');
  if (known !== undefined && known !== tag) return undefined;
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('range') ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  const range =
    first === ''
      ? { from: Math.max(0, bytes - Number(last)), to: bytes - 1 }
      : { from: Number(first), to: Math.min(last === '' ? bytes : Number(last), bytes - 1) };
  if (first !== '' && last !== '' && Number(last) < range.from) return undefined;
  if (range.from <= range.to) return range;
  const headers = { 'Content-Range': `bytes */${bytes}` };
  const message = `The file has ${bytes} bytes; this range is behind its end.`;
  throw new HttpProblem(416, 'range-unfit', message, { bytes }, headers);
}
