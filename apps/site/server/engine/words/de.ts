/** Problems of requests to the engine, in German. */
import type { Translation } from '@nonokit/core';

export const ENGINE_DE: Translation<typeof import('./en.js')> = {
  severalPuzzles: ({ count }) =>
    `die Datei enthält ${count} Rätsel; wähl eines: index=0 ist das erste`,
  noSuchPuzzle: ({ count }) =>
    `die Datei hat kein Rätsel mit dieser Nummer; das letzte ist index=${count - 1}`,
  unknownFormat: ({ id }) => `das Format „${id}“ gibt es nicht; docs/formats nennt alle`,
  readOnlyFormat: ({ id }) => `Dateien im Format „${id}“ lassen sich lesen, aber nicht schreiben`,
  tooManyCells: ({ width, height, most }) =>
    `${width}x${height} sind zu viele Felder, die Grenze ist ${most}`,
  noPicture: () =>
    'das Rätsel hat keine Lösung, oder sie fand sich nicht rechtzeitig, darum gibt es kein Bild',
  drawingTooLarge: ({ width, height, most }) =>
    `das Bild hätte ${width}x${height} Pixel, die Grenze ist ${most}; nimm kleinere Felder`,
  marksSize: ({ width, height }) =>
    `Markierungen brauchen ${height} Zeilen zu je ${width} Feldern und nur Farben der Palette`,
  unknownImage: () =>
    'das ist kein Bild bekannter Art: erwartet wird PNG, JPEG, GIF, WebP oder AVIF',
  imageTooLarge: ({ most }) =>
    `das Bild hat mehr Pixel als erlaubt (${most}); verkleinere es zuerst`,
  imageTooSlow: () => 'das Lesen des Bildes dauert zu lange; verkleinere es zuerst',
  imageDamaged: () => 'das Bild ist beschädigt oder nutzt etwas, das der Decoder nicht kennt',
  unknownLogo: () => 'ein Logo ist eine PNG- oder SVG-Datei, und das ist keins von beiden',
  logoTooLarge: ({ most }) =>
    `die Datei ist größer als erlaubt (${most / 1000} KB); verkleinere sie zuerst`,
  svgDamaged: () =>
    'die SVG-Datei ist beschädigt, hat keine Größe oder ist zu verschachtelt; speichere sie als PNG',
  svgElement: ({ name }) =>
    `die SVG-Datei hat ein Element <${name}>, das in einem Logo nicht erlaubt ist; speichere sie als PNG`,
  svgValue: ({ name }) =>
    `die SVG-Datei verweist in „${name}“ auf etwas außerhalb; speichere sie als PNG`,
  noCertificate: () =>
    'es gibt keinen Beweis: Das Rätsel hat mehr als 20 Lösungen, oder das Beweisen würde zu lange dauern',
  outOfMemory: () => 'die Arbeit wurde abgebrochen: Der Speicher der Maschine ist fast voll',
};
