/** The few words of sheets and PDFs in Ukrainian. */

import type { RenderWords } from './spoken.js';
import { PDF_UK } from './uk/pdf.js';
import { SHEET_UK } from './uk/sheet.js';

/** The words of drawings in Ukrainian. */
export const RENDER_WORDS_UK: RenderWords = { pdf: PDF_UK, sheet: SHEET_UK };
