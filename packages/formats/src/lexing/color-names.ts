/** Colours by name, for files that name their colours without giving RGB values. */
export { colorsOfIds, letterOf, rgbOfName } from '@nonokit/core';
