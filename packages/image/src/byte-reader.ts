/**
 * Reading numbers from bytes, least significant byte first, as GIF and BMP files hold them. After
 * the end everything is 0 and `isPast` says so: a decoder asks once for a whole structure.
 */

/** A position in bytes that moves forward, unless it is set. */
export class ByteReader {
  readonly bytes: Uint8Array;
  /** Index of the next byte. */
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** True if more bytes were taken than there are. */
  get isPast(): boolean {
    return this.at > this.bytes.length;
  }

  /** How many bytes are left. */
  get left(): number {
    return Math.max(0, this.bytes.length - this.at);
  }

  /** Takes one byte. */
  byte(): number {
    return this.bytes[this.at++] ?? 0;
  }

  /** Takes two bytes: 0..65535. */
  word(): number {
    const low = this.byte();
    return low | (this.byte() << 8);
  }

  /** Takes four bytes: 0..2^32 - 1. */
  long(): number {
    const low = this.word();
    return low + this.word() * 0x10000;
  }

  /** Takes `count` bytes, or as many as there are; no copy. */
  take(count: number): Uint8Array {
    const from = this.at;
    this.at += count;
    return this.bytes.subarray(from, this.at);
  }

  /** Takes `count` bytes, a few hundred at most, as text of one-byte characters. */
  text(count: number): string {
    return String.fromCharCode(...this.take(count));
  }
}
