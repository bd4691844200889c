/** The few words of sheets and PDFs in all languages. */
import type { Language } from '@nonokit/core';
import { PDF_EN } from './en/pdf.js';
import { SHEET_EN } from './en/sheet.js';
import type { PdfWords } from './pdf-language.js';
import { PDF_RU } from './ru/pdf.js';
import { SHEET_RU } from './ru/sheet.js';
import type { SheetWords } from './sheet-language.js';

/** Texts of a PDF besides titles. */
export const PDF_WORDS: Readonly<Record<Language, PdfWords>> = { en: PDF_EN, ru: PDF_RU };

/** Texts of a sheet besides its title. */
export const SHEET_WORDS: Readonly<Record<Language, SheetWords>> = { en: SHEET_EN, ru: SHEET_RU };
