/** The few words of sheets and PDFs in English. */
import { PDF_EN } from './en/pdf.js';
import { SHEET_EN } from './en/sheet.js';
import type { RenderWords } from './spoken.js';

/** The words of drawings in English. */
export const RENDER_WORDS_EN: RenderWords = { pdf: PDF_EN, sheet: SHEET_EN };
