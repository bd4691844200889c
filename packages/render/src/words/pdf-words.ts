/**
 * The few words that a PDF has besides titles, by language.
 */
import { PDF_EN } from './en/pdf.js';
import type { PdfWords } from './pdf-language.js';
import { PDF_RU } from './ru/pdf.js';

/** The languages that a PDF can have. */
export type PdfLanguage = 'en' | 'ru';

/** The words by language. */
export const PDF_WORDS: Readonly<Record<PdfLanguage, PdfWords>> = { en: PDF_EN, ru: PDF_RU };
