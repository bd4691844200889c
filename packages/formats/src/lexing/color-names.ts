/** Colours by name, for files that name their colours without saying what they look like. */
export { colorsOfIds, letterOf, rgbOfName } from '@nonokit/core';
