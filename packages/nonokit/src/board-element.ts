/**
 * The script `nonogram-board.min.js`: one file that defines `<nonogram-board>`, for pages without a
 * bundler. Its `src` may be a file of any of our formats. A page in a language other than English
 * and Russian loads `nonogram-board.de.js` beside it, which `build.mjs` makes of what this file
 * imports for German.
 */
import { defineBoardElement } from './board.js';

defineBoardElement();
