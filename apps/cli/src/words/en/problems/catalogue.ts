/** Problems with puzzles of the start catalogue, in English. */
import { message } from '../../message.js';
import { listedBy } from '../catalogue.js';

export const noCatalogue = message(
  'no-catalogue',
  'noCatalogue',
  () =>
    'the catalogue is missing: it comes with the package; NONOKIT_CATALOGUE can name its folder',
);
export const notInCatalogue = message(
  'not-in-catalogue',
  'notInCatalogue',
  // `near` is the nearest series, `tagged` the number of puzzles with the name as a tag
  ({ name, near, tagged }: { name: string; near: string | null; tagged: number }) =>
    `"${name}" is neither a puzzle nor a series of the catalogue; ` +
    (near !== null ? `did you mean "${near}"?` : listedBy(name, tagged)),
);
export const nothingFits = message(
  'nothing-fits',
  'nothingFits',
  () => 'no puzzle in the catalogue matches; relax the options',
);
