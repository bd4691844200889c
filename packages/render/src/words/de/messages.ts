/**
 * Messages about drawing, in German.
 */
import type { Translation } from '@nonokit/core';
import type * as ENGLISH from '../en/messages.js';

/** Messages about drawing, in German. */
export const RENDER_DE: Translation<typeof ENGLISH> = {
  badCellSize: ({ cell, least, most }) =>
    `ein Feld von ${cell} Pixeln lässt sich nicht zeichnen, erwartet wird eine ganze Zahl von ${least} bis ${most}`,
  noPicture: () => 'das Rätsel hat kein Bild, und eine Lösung zum Zeichnen wurde nicht mitgegeben',
  tooManyPixels: ({ width, height, most, fitting }) => {
    const found = `ein Bild von ${width}x${height} Pixeln ist zu groß, erlaubt sind ${grouped(most)}`;
    const advice =
      fitting === null
        ? 'nicht einmal die kleinsten Felder passen'
        : `Felder von ${fitting} Pixeln passen`;
    return `${found}; ${advice}, und SVG kennt diese Grenze nicht`;
  },
  tooManyElements: ({ most }) =>
    `ein Blatt mit so vielen Zahlen hat mehr als die erlaubten ${grouped(most)} Teile; ` +
    'wähl den Stil plain oder schreib SVG',
  gifTooLong: ({ most }) => `ein GIF hat höchstens ${grouped(most)} Pixel je Seite`,
  tooManyColors: ({ most }) =>
    `ein Film hat höchstens ${most} Farben, darum sehen einige des Rätsels darin gleich aus`,
  missingFromFont: ({ characters }) =>
    `PT Sans, die Schrift der Bilder, hat kein ${characters}: „◊“ steht für das, was fehlt; ` +
    'in SVG bleibt es erhalten',
  tooManyNumbers: ({ found, most }) =>
    `${grouped(found)} Zahlen sind zu viel für ein PDF, erlaubt sind ${grouped(most)}; ` +
    'nimm weniger Rätsel, SVG oder Text',
  tooManyParts: ({ found, most }) =>
    `ein Rätsel auf ${grouped(found)} Seiten ist zu viel, erlaubt sind ${most}; ` +
    'zeichne es als SVG oder Text',
  tooManyPages: ({ found, most }) =>
    `ein PDF von ${grouped(found)} Seiten ist zu lang, erlaubt sind ${grouped(most)}; ` +
    'nimm weniger oder kleinere Rätsel',
};

/** "1.234.567" */
function grouped(count: number): string {
  return count.toLocaleString('de-DE');
}
