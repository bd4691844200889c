/** The few words of sheets and PDFs in French. */
import { PDF_FR } from './fr/pdf.js';
import { SHEET_FR } from './fr/sheet.js';
import type { RenderWords } from './spoken.js';

/** The words of drawings in French. */
export const RENDER_WORDS_FR: RenderWords = { pdf: PDF_FR, sheet: SHEET_FR };
