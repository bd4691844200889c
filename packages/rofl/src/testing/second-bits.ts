/**
 * Bits for the second decoder: the range coder, with a context for each name, and small functions
 * on numbers.
 */

/** Throws an Error for what readers must refuse. */
export function refuseIf(isWrong: boolean, what: string): void {
  if (isWrong) throw new Error(what);
}

/** Four bytes as a big-endian number. */
export function wordAt(bytes: Uint8Array, at: number): number {
  return [0, 1, 2, 3].reduce((word, i) => word * 256 + (bytes[at + i] ?? 0), 0);
}

/** ⌈log₂ n⌉. */
export function bitsFor(n: number): number {
  let bits = 0;
  while (2 ** bits < n) bits++;
  return bits;
}

/** |v|, the number of binary digits, with |0| = 0. */
export function countDigits(v: number): number {
  return v === 0 ? 0 : v.toString(2).length;
}

/** The range coder: bits under contexts, which are created when first named. */
export class Decoder {
  private readonly contexts = new Map<string, { p: number; c: number }>();
  private range = 2 ** 32 - 1;
  private code: number;
  private at = 4;

  constructor(private readonly body: Uint8Array) {
    this.code = wordAt(body, 0);
    refuseIf(this.code === 2 ** 32 - 1, 'code');
  }

  bit(name: string): number {
    const context = this.contexts.get(name) ?? { p: 32768, c: 0 };
    this.contexts.set(name, context);
    const bit = this.bitOf(context.p);
    context.p += Math.trunc(((bit === 0 ? 65472 : 64) - context.p) / (context.c + 2));
    context.c = Math.min(60, context.c + 1);
    return bit;
  }

  /** Reads a number; the context of each bit is `name` and the bits before it. */
  bits(name: string, count: number): number {
    let bits = '';
    while (bits.length < count) bits += this.bit(`${name} ${bits}`);
    return Number(`0b0${bits}`);
  }

  evenBits(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) value = value * 2 + this.bitOf(32768);
    return value;
  }

  private bitOf(p: number): number {
    const bound = Math.floor(this.range / 65536) * p;
    const bit = this.code < bound ? 0 : 1;
    this.code -= bit * bound;
    this.range = bit === 0 ? bound : this.range - bound;
    while (this.range < 2 ** 24) {
      this.range *= 256;
      this.code = this.code * 256 + (this.body[this.at++] ?? 0);
    }
    return bit;
  }

  refuseRest(): void {
    refuseIf(this.body.at(-1) === 0 || this.at < this.body.length, 'bytes left');
  }
}
