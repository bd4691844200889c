/**
 * Reading numbers from bytes, least significant byte first, as GIF and BMP files store them. Past
 * the end it returns zeros and sets `isPast`, so a decoder checks once per structure.
 */

/** A position in bytes. Reading moves it forward; it can also be set. */
export class ByteReader {
  readonly bytes: Uint8Array;
  /** Index of the next byte. */
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** True if a read went past the last byte. */
  get isPast(): boolean {
    return this.at > this.bytes.length;
  }

  /** The number of bytes left. */
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

  /** Takes `count` bytes, or all that are left, without copying. */
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
