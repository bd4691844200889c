/**
 * What processes send each other, as notices. A text that is longer than a notice goes in pieces.
 * Each notice has the name of its sender and a number, which counts what that sender has sent to
 * this receiver: what is lost is noticed.
 */
import { MOST_NOTICE_BYTES } from '../../storage/index.js';

/** The most pieces of a text: the whole log of a room has fewer. */
export const MOST_PIECES = 4096;

/** The most bytes before the text: a name, a number and a word. */
const HEAD_BYTES = 64;

/** The bytes of a piece's text. */
const TEXT_BYTES = MOST_NOTICE_BYTES - HEAD_BYTES;

/** What a notice is: a piece of a text or its last one, a sign of life, or a new beginning. */
const KINDS = ['part', 'last', 'beat', 'reset'] as const;
export type PieceKind = (typeof KINDS)[number];

/** A notice. */
export interface Piece {
  /** The name of the process that sent it: letters and digits. */
  readonly from: string;
  /** From 1. */
  readonly number: number;
  readonly kind: PieceKind;
  readonly text: string;
}

/** Where a process listens. */
export function channelOf(name: string): string {
  return `nonokit_rooms_${name}`;
}

/** A piece as a notice. */
export function writePiece({ from, number, kind, text }: Piece): string {
  return `${from} ${number} ${kind} ${text}`;
}

const PIECE = new RegExp(`^([0-9A-Za-z]{1,32}) ([1-9][0-9]{0,14}) (${KINDS.join('|')}) (.*)$`, 's');

/** Reads a notice; undefined if it is none of ours. */
export function readPiece(notice: string): Piece | undefined {
  const [, from = '', number, kind, text = ''] = PIECE.exec(notice) ?? [];
  if (kind === undefined) return undefined;
  return { from, number: Number(number), kind: kind as PieceKind, text };
}

/** The pieces of a text; at least one. */
export function cutText(text: string): readonly string[] {
  const bytes = Buffer.from(text);
  const pieces: string[] = [];
  let from = 0;
  do {
    let end = Math.min(from + TEXT_BYTES, bytes.length);
    // not within a character
    while (end < bytes.length && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--;
    pieces.push(bytes.toString('utf8', from, end));
    from = end;
  } while (from < bytes.length);
  return pieces;
}
