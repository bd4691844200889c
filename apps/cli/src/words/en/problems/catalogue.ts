/** What keeps commands from taking puzzles of the start catalogue, in English. */
import { message } from '../../message.js';

export const noCatalogue = message(
  'no-catalogue',
  'noCatalogue',
  () =>
    'the catalogue is missing: it comes with the package, or NONOKIT_CATALOGUE names its folder',
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
  () => 'no puzzle of the catalogue fits; ask for less',
);
