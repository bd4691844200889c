/** Constants of the PNG specification (second edition), shared by reader and writer. */

/** The first eight bytes of every PNG file. */
export const PNG_SIGNATURE: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** How the samples of a pixel are stored. */
export const GREY = 0;
export const RGB = 2;
export const INDEXED = 3;
export const GREY_ALPHA = 4;
export const RGB_ALPHA = 6;
