/** The few words that a sheet has besides its title, by language. */
import { SHEET_EN } from './en/sheet.js';
import type { PdfLanguage } from './pdf-words.js';
import { SHEET_RU } from './ru/sheet.js';
import type { SheetWords } from './sheet-language.js';

/** The words by language. */
export const SHEET_WORDS: Readonly<Record<PdfLanguage, SheetWords>> = {
  en: SHEET_EN,
  ru: SHEET_RU,
};
