/**
 * Unpacking Brotli (RFC 7932) with bounded memory and time, and packing without compression.
 *
 * Why our own: the decoders that npm has grow their output without a bound (a few hundred bytes become
 * gigabytes), or are WebAssembly with an asynchronous start. Only `.woven` files need it, and they are small.
 */
import { bad, good, type Result } from '@nonokit/core';
import { concat } from '@nonokit/image';
import { BlockTypes, rangesOf, takeContextMap, takeCount, takeRange } from './brotli-blocks.js';
import { Bits, BrotliError, damaged, type PrefixCode, takePrefixCode } from './brotli-codes.js';
import { contextOf } from './brotli-contexts.js';
import { brotliDictionary } from './brotli-dictionary.js';
import { wordOf } from './brotli-words.js';

/** What the packed `bytes` unpack to, at most `maxBytes` long. */
export function unbrotli(bytes: Uint8Array, maxBytes: number): Result<Uint8Array> {
  const output = new Output(maxBytes);
  try {
    unpack(new Bits(bytes), output);
  } catch (error) {
    if (!(error instanceof BrotliError)) throw error;
    return bad('bad-brotli', `the Brotli stream is damaged: ${error.message}`);
  }
  return good(output.bytes);
}

/** A Brotli stream in which the bytes stand as they are. */
export function storeBrotli(bytes: Uint8Array): Uint8Array {
  const pieces: ArrayLike<number>[] = [];
  for (let at = 0; at < bytes.length; at += MOST_STORED) {
    const piece = bytes.subarray(at, at + MOST_STORED);
    // not the last block, four nibbles of length, stored; before the first a bit for the window's size
    const header = ((piece.length - 1) << 3) | (1 << 19);
    const inPlace = at === 0 ? header << 1 : header;
    pieces.push([inPlace & 255, (inPlace >> 8) & 255, inPlace >> 16], piece);
  }
  const end = bytes.length === 0 ? 0b110 : 0b11; // the last block, which is empty
  return concat([...pieces, [end]]);
}

/** The most bytes of a stored block of four nibbles. */
const MOST_STORED = 65_536;

/** What has been unpacked so far. */
class Output {
  readonly #maxBytes: number;
  #bytes = new Uint8Array(1024);
  length = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** A view of all bytes. */
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }

  /** Makes room for so many bytes more. */
  grow(count: number): void {
    const length = this.length + count;
    if (length > this.#maxBytes) damaged('it holds more than is allowed');
    if (length <= this.#bytes.length) return;
    const wider = new Uint8Array(Math.max(length, 2 * this.#bytes.length));
    wider.set(this.bytes);
    this.#bytes = wider;
  }

  /** Adds a byte for which there is room. */
  put(byte: number): void {
    this.#bytes[this.length++] = byte;
  }

  /** The byte so far back: 1 is the last one. */
  back(distance: number): number {
    return this.#bytes[this.length - distance] ?? 0;
  }
}

/** What lasts from one meta-block to the next. */
interface State {
  readonly bits: Bits;
  readonly output: Output;
  /** The farthest distance. */
  readonly reach: number;
  /** The last four distances, the latest first. */
  readonly recent: number[];
  /** The dictionary, once it was needed. */
  dictionary?: Uint8Array;
}

function unpack(bits: Bits, output: Output): void {
  const reach = (1 << takeWindow(bits)) - 16;
  const state: State = { bits, output, reach, recent: [4, 11, 15, 16] };
  for (let isLast = false; !isLast; ) {
    isLast = bits.take(1) === 1;
    if (isLast && bits.take(1) === 1) break;
    const nibbles = bits.take(2) + 4;
    if (nibbles === 7) {
      skipMetadata(bits, isLast);
      continue;
    }
    const low = bits.take(16);
    const high = bits.take(4 * (nibbles - 4));
    if (nibbles > 4 && high >> (4 * (nibbles - 5)) === 0) damaged('a length is too long');
    const length = high * 0x10000 + low + 1;
    output.grow(length);
    bits.work(100);
    if (!isLast && bits.take(1) === 1) copyStored(state, length);
    else unpackBlock(state, output.length + length);
  }
  bits.align();
}

/** Takes the binary logarithm of the window's size: 10 to 24. */
function takeWindow(bits: Bits): number {
  if (bits.take(1) === 0) return 16;
  const high = bits.take(3);
  if (high > 0) return 17 + high;
  const low = bits.take(3);
  if (low === 1) return damaged('its window is of an unknown size');
  return low === 0 ? 17 : 8 + low;
}

function skipMetadata(bits: Bits, isLast: boolean): void {
  if (isLast || bits.take(1) === 1) damaged('a reserved bit is set');
  const count = bits.take(2);
  let length = count === 0 ? 0 : 1;
  for (let k = 0; k < count; k++) {
    const byte = bits.take(8);
    if (byte === 0 && k > 0 && k === count - 1) damaged('a length is too long');
    length += byte * 256 ** k;
  }
  bits.align();
  for (let k = 0; k < length; k++) bits.take(8);
}

function copyStored({ bits, output }: State, length: number): void {
  bits.align();
  for (let k = 0; k < length; k++) output.put(bits.take(8));
}

const INSERT_LENGTHS = rangesOf(
  0,
  [0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 12, 14, 24],
);
const COPY_LENGTHS = rangesOf(
  2,
  [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 24],
);

/** Commands come in cells of 64, whose codes for inserting and copying begin with these. */
const FIRST_INSERT = [0, 0, 0, 0, 8, 8, 0, 16, 8, 16, 16];
const FIRST_COPY = [0, 8, 0, 8, 0, 8, 16, 0, 16, 8, 16];
const COMMANDS = 704;

/** Commands below this have the last distance. */
const FIRST_WITH_DISTANCE = 128;

/** Unpacks a compressed meta-block, until the output has `end` bytes. */
function unpackBlock(state: State, end: number): void {
  const { bits, output } = state;
  const literals = new BlockTypes(bits);
  const commands = new BlockTypes(bits);
  const distances = new BlockTypes(bits);
  const postfix = bits.take(2);
  const direct = bits.take(4) << postfix;
  const modes = Array.from({ length: literals.count }, () => bits.take(2));
  const literalTrees = takeCount(bits);
  const literalMap = takeContextMap(bits, 64 * literals.count, literalTrees);
  const distanceTrees = takeCount(bits);
  const distanceMap = takeContextMap(bits, 4 * distances.count, distanceTrees);
  const literalCodes = codes(bits, literalTrees, 256);
  const commandCodes = codes(bits, commands.count, COMMANDS);
  const distanceCodes = codes(bits, distanceTrees, 16 + direct + (48 << postfix));
  const take = (list: readonly PrefixCode[], tree: number): number =>
    list[tree]?.take(bits) ?? damaged('a code is missing');

  while (output.length < end) {
    bits.work(1);
    const command = take(commandCodes, commands.next());
    const cell = command >> 6;
    const insertCode = (FIRST_INSERT[cell] ?? 0) + ((command >> 3) & 7);
    const insert = takeRange(bits, INSERT_LENGTHS, insertCode);
    const copy = takeRange(bits, COPY_LENGTHS, (FIRST_COPY[cell] ?? 0) + (command & 7));
    if (output.length + insert > end) damaged('a block is longer than it says');
    for (let k = 0; k < insert; k++) {
      const type = literals.next();
      const context = contextOf(modes[type] ?? 0, output.back(1), output.back(2));
      output.put(take(literalCodes, literalMap[64 * type + context] ?? 0));
    }
    if (output.length === end) return;

    let code = 0;
    if (command >= FIRST_WITH_DISTANCE) {
      const context = 4 * distances.next() + Math.min(copy, 5) - 2;
      code = take(distanceCodes, distanceMap[context] ?? 0);
    }
    const distance = takeDistance(state, code, postfix, direct);
    if (distance > Math.min(state.reach, output.length)) putWord(state, distance, copy, end);
    else {
      if (code > 0) remember(state.recent, distance);
      if (output.length + copy > end) damaged('a block is longer than it says');
      for (let k = 0; k < copy; k++) output.put(output.back(distance));
    }
  }
}

function codes(bits: Bits, count: number, symbols: number): PrefixCode[] {
  return Array.from({ length: count }, () => takePrefixCode(bits, symbols));
}

/** Which of the last distances the codes 4 to 15 mean, and what is added. */
const NEAR = [-1, 1, -2, 2, -3, 3];

function takeDistance(
  { bits, recent }: State,
  code: number,
  postfix: number,
  direct: number,
): number {
  if (code < 4) return recent[code] ?? 0;
  if (code < 16) {
    const distance = (recent[code < 10 ? 0 : 1] ?? 0) + (NEAR[(code - 4) % 6] ?? 0);
    return distance > 0 ? distance : damaged('a distance is not positive');
  }
  if (code < 16 + direct) return code - 15;
  const rest = code - 16 - direct;
  const width = 1 + (rest >> (postfix + 1));
  const high = rest >> postfix;
  const low = rest & ((1 << postfix) - 1);
  const offset = ((2 + (high & 1)) << width) - 4;
  return ((offset + bits.take(width)) << postfix) + low + direct + 1;
}

function remember(recent: number[], distance: number): void {
  recent.unshift(distance);
  recent.length = 4;
}

/** Adds a word of the dictionary: distances beyond what there is number them. */
function putWord(state: State, distance: number, length: number, end: number): void {
  const { output, reach } = state;
  if (length < 4 || length > 24) damaged('it asks for a word that does not exist');
  state.bits.work(20); // words may be empty, so that the output does not bound how many there are
  state.dictionary ??= brotliDictionary();
  const id = distance - Math.min(reach, output.length) - 1;
  const word = wordOf(state.dictionary, length, id);
  if (output.length + word.length > end) damaged('a block is longer than it says');
  for (const byte of word) output.put(byte);
}
