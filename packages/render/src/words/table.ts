/** The few words of sheets and PDFs: built in, or of a language that is passed. */
import type { InBuiltIn, Language } from '@nonokit/core';
import { RENDER_WORDS_EN } from './all-en.js';
import { RENDER_WORDS_RU } from './all-ru.js';
import type { PdfWords } from './pdf-language.js';
import type { SheetWords } from './sheet-language.js';
import type { RenderSpoken, RenderWords } from './spoken.js';

const BUILT_IN: InBuiltIn<RenderWords> = { en: RENDER_WORDS_EN, ru: RENDER_WORDS_RU };

/** Texts of a PDF besides titles. */
export function pdfWords(language: RenderSpoken): PdfWords {
  return wordsOf(language).pdf;
}

/** Texts of a sheet besides its title. */
export function sheetWords(language: RenderSpoken): SheetWords {
  return wordsOf(language).sheet;
}

/** The tag of a language: 'de'. */
export function tagOf(language: RenderSpoken): Language {
  return typeof language === 'string' ? language : language.tag;
}

function wordsOf(language: RenderSpoken): RenderWords {
  return typeof language === 'string' ? BUILT_IN[language] : language.render;
}
