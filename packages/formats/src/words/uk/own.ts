/** Messages about our own share strings and ROFL images, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/own.js';

export const OWN: Translation<typeof en> = {
  roflTransparent: () => 'у зображенні ROFL є прозорі кольори, їх прочитано як на білому тлі',
  shareWriteOnly: () => 'адреси читаються як ті формати, що в них записані',
  shareNoString: ({ found, prefix }) => `"${found}" — не код кросворда, очікувалося "${prefix}…"`,
  shareVersion: ({ version }) =>
    `код кросворда версії ${version}, а відома лише 1: спробуйте новіший Nonokit`,
  shareBadCharacters: ({ found }) =>
    [
      `"${found}" — не код кросворда, після префікса можуть`,
      'стояти символи A-Z, a-z, 0-9, "-" і "_"',
    ].join(' '),
  shareChecksum: () => 'контрольна сума не збігається: код кросворда пошкоджений або неповний',
  shareEndsEarly: () => 'у коді немає цілого кросворда, схоже, його обрізано',
};
