/** Messages about our own share strings and ROFL images, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/own.js';

export const OWN: Translation<typeof en> = {
  roflTransparent: () =>
    'das ROFL-Bild hat durchsichtige Farben; sie werden gelesen, wie sie auf Weiß aussehen',
  shareWriteOnly: () => 'Adressen werden als die Formate gelesen, die in ihnen stecken',
  shareNoString: ({ found, prefix }) =>
    `„${found}“ ist kein Rätselcode, erwartet wird „${prefix}…“`,
  shareVersion: ({ version }) =>
    `der Rätselcode hat Version ${version}, erwartet wird 1: ein neueres Nonokit kann ihn vielleicht lesen`,
  shareBadCharacters: ({ found }) =>
    [
      `„${found}“ ist kein Rätselcode, hinter dem Anfang`,
      'stehen nur Zeichen aus A-Z, a-z, 0-9, „-“ und „_“',
    ].join(' '),
  shareChecksum: () =>
    'die Prüfsumme stimmt nicht: der Rätselcode ist beschädigt oder unvollständig',
  shareEndsEarly: () => 'der Rätselcode enthält kein ganzes Rätsel, es fehlt ein Teil',
};
