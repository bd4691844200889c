/** The few words of sheets and PDFs in Russian. */
import { PDF_RU } from './ru/pdf.js';
import { SHEET_RU } from './ru/sheet.js';
import type { RenderWords } from './spoken.js';

/** The words of drawings in Russian. */
export const RENDER_WORDS_RU: RenderWords = { pdf: PDF_RU, sheet: SHEET_RU };
