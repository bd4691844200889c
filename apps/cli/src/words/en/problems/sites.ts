/** Problems that prevent `publish` and `fetch` from reaching a site, in English. */
import { message } from '../../message.js';

export const noSiteAddress = message(
  'no-site-address',
  'noSiteAddress',
  () => 'which site? give its address as --site, like https://nonograms.example',
);
export const badSiteAddress = message(
  'bad-site-address',
  'badSiteAddress',
  ({ address }: { address: string }) =>
    `"${address}" is not the address of a site, expected one like https://nonograms.example`,
);
export const noKey = message(
  'no-key',
  'noKey',
  () =>
    'publishing needs a key: create one in the settings of the site and set NONOKIT_KEY, or give --key',
);
export const badPuzzleId = message(
  'bad-puzzle-id',
  'badPuzzleId',
  () => 'is not a puzzle of a site, expected its address or an identifier like 3FHTBKNHdr9',
);
export const warned = message(
  'warned',
  'warned',
  ({ what }: { what: string }) => `${what} (--accept-warnings publishes it anyway)`,
);
