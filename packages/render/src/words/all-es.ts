/** The few words of sheets and PDFs in Spanish. */
import { PDF_ES } from './es/pdf.js';
import { SHEET_ES } from './es/sheet.js';
import type { RenderWords } from './spoken.js';

/** The words of drawings in Spanish. */
export const RENDER_WORDS_ES: RenderWords = { pdf: PDF_ES, sheet: SHEET_ES };
