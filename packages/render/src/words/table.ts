/**
 * The few words of sheets and PDFs: built in, or of a language that is passed. Sheets and PDFs have
 * tables of their own, so that who draws a sheet does not load the words of a book.
 */
import type { InBuiltIn, Language } from '@nonokit/core';
import { PDF_EN } from './en/pdf.js';
import { SHEET_EN } from './en/sheet.js';
import type { PdfWords } from './pdf-language.js';
import { PDF_RU } from './ru/pdf.js';
import { SHEET_RU } from './ru/sheet.js';
import type { SheetWords } from './sheet-language.js';
import type { RenderSpoken } from './spoken.js';

const PDF: InBuiltIn<PdfWords> = { en: PDF_EN, ru: PDF_RU };
const SHEET: InBuiltIn<SheetWords> = { en: SHEET_EN, ru: SHEET_RU };

/** Texts of a PDF besides titles. */
export function pdfWords(language: RenderSpoken): PdfWords {
  return typeof language === 'string' ? PDF[language] : language.render.pdf;
}

/** Texts of a sheet besides its title. */
export function sheetWords(language: RenderSpoken): SheetWords {
  return typeof language === 'string' ? SHEET[language] : language.render.sheet;
}

/** The tag of a language: 'de'. */
export function tagOf(language: RenderSpoken): Language {
  return typeof language === 'string' ? language : language.tag;
}
