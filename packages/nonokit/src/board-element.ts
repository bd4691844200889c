/**
 * The script `nonogram-board.min.js`: one file that defines `<nonogram-board>`, for pages without a
 * bundler. Its `src` may be a file of any of our formats.
 */
import { defineBoardElement } from './board.js';

defineBoardElement();
