/** The few words of sheets and PDFs in German. */
import { PDF_DE } from './de/pdf.js';
import { SHEET_DE } from './de/sheet.js';
import type { RenderWords } from './spoken.js';

/** The words of drawings in German. */
export const RENDER_WORDS_DE: RenderWords = { pdf: PDF_DE, sheet: SHEET_DE };
