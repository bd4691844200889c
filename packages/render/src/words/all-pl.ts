/** The few words of sheets and PDFs in Polish. */
import { PDF_PL } from './pl/pdf.js';
import { SHEET_PL } from './pl/sheet.js';
import type { RenderWords } from './spoken.js';

/** The words of drawings in Polish. */
export const RENDER_WORDS_PL: RenderWords = { pdf: PDF_PL, sheet: SHEET_PL };
