/**
 * The words of a language that is not built in, as one value: it stands in place of a tag wherever
 * the library takes a language.
 */
import type { BuiltInLanguage, LoadedLanguage } from '@nonokit/core';
import type { ExplainWords } from '@nonokit/explain';
import type { KindWords } from '@nonokit/kinds';
import type { RenderWords } from '@nonokit/render';
import type { FilmEndings } from '../words/film-language.js';

/** A language: `inGerman` of `nonokit/de`. */
export interface Tongue {
  readonly tag: LoadedLanguage;
  /** Steps, hints, diagnoses, slips in clues. */
  readonly explain: ExplainWords;
  /** The last captions of films. */
  readonly films: FilmEndings;
  /** Steps of puzzles of other kinds. */
  readonly kinds: KindWords;
  /** Sheets and PDFs. */
  readonly render: RenderWords;
}

/** The tag of a language that is built in, or another language. */
export type AnyTongue = BuiltInLanguage | Tongue;
