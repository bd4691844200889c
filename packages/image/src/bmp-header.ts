/** The headers and the palette. */
export interface BmpHeader {
  readonly width: number;
  readonly height: number;
  /** True if the first line is the top one. */
  readonly isTopDown: boolean;
  /** Bits per pixel: 1, 4, 8, 16, 24 or 32. */
  readonly bits: number;
  /** 0 plain, 1 and 2 runs, 3 and 6 bit masks. */
  readonly packing: number;
  /** Which bits of a pixel are red, green, blue and alpha: [0x7c00, 0x3e0, 0x1f, 0]. */
  readonly masks: readonly number[];
  /** The colours of the palette: 0xrrggbb. */
  readonly palette: readonly number[];
  /** Index of the first byte of the picture. */
  readonly offset: number;
}
