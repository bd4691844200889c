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
  // `near` is the nearest series; `tag` the name or the nearest tag, which `tagged` puzzles have
  ({
    name,
    near,
    tag,
    tagged,
  }: {
    name: string;
    near: string | null;
    tag: string;
    tagged: number;
  }) =>
    `"${name}" is neither a puzzle nor a series of the catalogue; ` +
    (near !== null ? `did you mean "${near}"?` : listedBy(tag, tagged)),
);
export const nothingFits = message(
  'nothing-fits',
  'nothingFits',
  () => 'no puzzle in the catalogue matches; relax the options',
);
