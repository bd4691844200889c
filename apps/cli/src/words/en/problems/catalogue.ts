/** Problems with puzzles of the start catalogue, in English. */
import { message } from '../../message.js';

export const noCatalogue = message(
  'no-catalogue',
  'noCatalogue',
  () =>
    'the catalogue is missing: it comes with the package; NONOKIT_CATALOGUE can name its folder',
);
export const notInCatalogue = message(
  'not-in-catalogue',
  'notInCatalogue',
  ({ name }: { name: string }) =>
    `"${name}" is neither a puzzle nor a series of the catalogue; "nonokit catalogue" lists them`,
);
export const nothingFits = message(
  'nothing-fits',
  'nothingFits',
  () => 'no puzzle in the catalogue matches; relax the options',
);
