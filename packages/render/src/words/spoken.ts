/** In which language drawings speak: one that is built in, or the words of another. */
import type { BuiltInLanguage, LoadedLanguage } from '@nonokit/core';
import type { PdfWords } from './pdf-language.js';
import type { SheetWords } from './sheet-language.js';

/** All words of drawings in one language. */
export interface RenderWords {
  /** Texts of a PDF besides titles. */
  readonly pdf: PdfWords;
  /** Texts of a sheet besides its title. */
  readonly sheet: SheetWords;
}

/** The tag of a language that is built in, or another language: 'en', `inGerman`. */
export type RenderSpoken =
  | BuiltInLanguage
  | { readonly tag: LoadedLanguage; readonly render: RenderWords };
