/** The part of gifenc that we use; it ships without types. */
declare module 'gifenc' {
  /** What is said of one frame. */
  export interface FrameOptions {
    /** Of the first frame: [red, green, blue] each. */
    readonly palette?: readonly (readonly number[])[];
    readonly first?: boolean;
    /** Milliseconds; stored as hundredths of a second. */
    readonly delay?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** 1 keeps the picture below. */
    readonly dispose?: number;
    /** 0 repeats for ever, -1 plays once. */
    readonly repeat?: number;
    /** Bits of an index. */
    readonly colorDepth?: number;
  }

  /** A GIF file in the making. */
  export interface Encoder {
    writeHeader(): void;
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    /** What has been written, without a copy. */
    bytesView(): Uint8Array;
  }

  export function GIFEncoder(options?: { readonly auto?: boolean }): Encoder;
}
