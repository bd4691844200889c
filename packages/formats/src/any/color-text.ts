/** Colours as files write them. */
import { parseRgb, rgbOfName } from '@nonokit/core';

/** The colour of a text as "#rrggbb": "#f00", "red", "0xff0000". */
export function rgbOfText(text: string): string | undefined {
  return parseRgb(text.replace(/^0x/i, '#')) ?? rgbOfName(text);
}
