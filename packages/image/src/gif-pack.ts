/**
 * Packing the pixels of a GIF (LZW, as in `gif-lzw`): strings of palette indices that were seen
 * before become codes, from a table of 4,096 entries that writer and reader both build.
 *
 * Most encoders empty the table when it is full. But the rows of a sheet look alike, so a full
 * table is kept until a trial shows that an empty one would soon do better: the first picture of a
 * film is a tenth smaller that way. Looking ahead for longer strings lost, because the table does
 * not learn the strings that are skipped.
 */

/** GIF codes have at most 12 bits. */
const MOST_BITS = 12;
const MOST_CODES = 1 << MOST_BITS;

/** Try an empty table every 800 codes. */
const TRIED_EVERY = 800;

/** Indices packed in one trial. */
const TRIED_ON = 40_000;

/** Packs indices of `depth` bits, 2 to 8, and returns the codes as bytes. */
export function packLzw(indices: Uint8Array, depth: number): Uint8Array {
  const bits = new BitWriter();
  let table = new CodeTable(depth);
  let spare: CodeTable | undefined;
  let untried = 0;
  bits.write(table.clearCode, table.width);
  for (let at = 0; at < indices.length; ) {
    if (table.isFull && untried-- === 0) {
      untried = TRIED_EVERY;
      spare ??= new CodeTable(depth);
      spare.clear();
      if (measureCost(spare, indices, at) < measureCost(table, indices, at)) {
        bits.write(table.clearCode, table.width);
        spare.clear();
        [table, spare] = [spare, table];
        untried = 0;
      }
    }
    const { width } = table;
    const end = table.endOfString(indices, at);
    bits.write(table.code, width);
    // also after the last one: the reader learns a string then, and may expect a wider end code
    table.learn(indices[end] ?? 0);
    at = end;
  }
  bits.write(table.clearCode + 1, table.width);
  return bits.finish();
}

/** Mean bits per index for the next indices with this table; an empty table learns meanwhile. */
function measureCost(table: CodeTable, indices: Uint8Array, from: number): number {
  const until = Math.min(indices.length, from + TRIED_ON);
  let bits = table.isFull ? 0 : MOST_BITS;
  let at = from;
  while (at < until) {
    bits += table.width;
    at = table.endOfString(indices, at);
    if (at < indices.length) table.learn(indices[at] as number);
  }
  return bits / (at - from);
}

/** Slots of the hash table: four times the number of codes, so that few collide. */
const PLACES = 1 << 14;

/** The strings seen so far: each is the code of a shorter string plus one index. */
class CodeTable {
  /** The code that empties the reader's table. */
  readonly clearCode: number;
  /** Number of bits of the next code. */
  width = 0;
  /** The code of the string found last. */
  code = 0;
  readonly #depth: number;
  #next = 0;
  /** By slot: (prefix << 8 | index) + 1, or 0. */
  readonly #strings = new Int32Array(PLACES);
  readonly #codes = new Uint16Array(PLACES);
  /** The free slot for the string found last plus the next index. */
  #free = 0;

  constructor(depth: number) {
    this.#depth = depth;
    this.clearCode = 1 << depth;
    this.clear();
  }

  get isFull(): boolean {
    return this.#next === MOST_CODES;
  }

  clear(): void {
    this.#strings.fill(0);
    this.#next = this.clearCode + 2;
    this.width = this.#depth + 1;
  }

  /** Finds the longest known string that begins at `from` and returns its end. */
  endOfString(indices: Uint8Array, from: number): number {
    const strings = this.#strings;
    const codes = this.#codes;
    let code = indices[from] as number;
    let at = from + 1;
    for (; at < indices.length; at++) {
      const string = ((code << 8) | (indices[at] as number)) + 1;
      let place = (Math.imul(string, 0x9e3779b1) >>> 18) & (PLACES - 1);
      while (strings[place] !== 0 && strings[place] !== string) place = (place + 1) & (PLACES - 1);
      if (strings[place] === 0) {
        this.#free = place;
        break;
      }
      code = codes[place] as number;
    }
    this.code = code;
    return at;
  }

  /** Adds the string found last plus the index after it, if there is room. */
  learn(index: number): void {
    if (this.#next === MOST_CODES) return;
    this.#strings[this.#free] = ((this.code << 8) | index) + 1;
    this.#codes[this.#free] = this.#next++;
    if (this.#next > 1 << this.width && this.width < MOST_BITS) this.width++;
  }
}

/**
 * Splits bytes into GIF blocks: a length byte and up to 255 bytes each; an empty block ends them.
 */
export function gifBlocks(bytes: Uint8Array): Uint8Array {
  const blocks = new Uint8Array(bytes.length + Math.ceil(bytes.length / 255) + 1);
  let at = 0;
  for (let from = 0; from < bytes.length; from += 255) {
    const block = bytes.subarray(from, from + 255);
    blocks[at] = block.length;
    blocks.set(block, at + 1);
    at += 1 + block.length;
  }
  return blocks;
}

/** Codes as bytes, the low bits first. */
class BitWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;
  #bits = 0;
  #held = 0;

  write(code: number, width: number): void {
    this.#bits |= code << this.#held;
    this.#held += width;
    while (this.#held >= 8) this.#flush();
  }

  finish(): Uint8Array {
    if (this.#held > 0) this.#flush();
    return this.#bytes.subarray(0, this.#length);
  }

  #flush(): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(2 * this.#length);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = this.#bits & 255;
    this.#bits >>>= 8;
    this.#held -= 8;
  }
}
