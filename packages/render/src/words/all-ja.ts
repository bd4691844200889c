/** The few words of sheets and PDFs in Japanese. */
import { PDF_JA } from './ja/pdf.js';
import { SHEET_JA } from './ja/sheet.js';
import type { RenderWords } from './spoken.js';

/** The words of drawings in Japanese. */
export const RENDER_WORDS_JA: RenderWords = { pdf: PDF_JA, sheet: SHEET_JA };
