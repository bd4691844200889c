/**
 * Titles, descriptions and tags as they are stored: plain text in one Unicode form. Titles and tags
 * must not use letters that look like others, so that no two read the same. Texts are escaped where
 * they are shown.
 */

import { z } from '@hono/zod-openapi';
import { inEach } from '@nonokit/core';
import type { Titles } from '../../../contract/catalogue.js';
import { cleanText } from '../../people/index.js';

/** Fewest and most signs, and the most tags. */
export const TEXT_LIMITS = { title: 100, description: 2000, tag: 32, tags: 12 } as const;

/** Alphabets whose letters look alike: «Cова» may have a Latin C. */
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** More marks on one letter than any language writes. */
const HEAP_OF_MARKS = /\p{M}{4}/u;

/** Signs that draw nothing, and those that Unicode has not given out. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cn}]/u;

/** True if people can be deceived by how a line looks. */
export function isDeceptive(line: string): boolean {
  if (HEAP_OF_MARKS.test(line.normalize('NFD')) || INVISIBLE.test(withoutEmoji(line))) return true;
  return line.split(/[^\p{L}\p{M}]+/u).some(isMixed);
}

/** Emoji are put together by signs that draw nothing themselves. */
function withoutEmoji(line: string): string {
  return line.replace(/\p{Extended_Pictographic}(\ufe0f|\u200d|\p{Extended_Pictographic})*/gu, '');
}

function isMixed(word: string): boolean {
  return ALPHABETS.filter((one) => one.test(word)).length > 1;
}

/** A line of text: no line ends, nothing invisible, no letters for others. */
export function line(most: number) {
  return z
    .string()
    .max(most * 4)
    .transform((text) => cleanText(text).replaceAll(/\s+/g, ' '))
    .refine((text) => [...text].length <= most, { error: `at most ${most} signs` })
    .refine((text) => !isDeceptive(text), {
      error: 'invisible signs, or letters of two alphabets in one word',
    })
    .openapi({ type: 'string', maxLength: most });
}

/** A text of several lines. */
export function lines(most: number) {
  return z
    .string()
    .max(most * 4)
    .transform(cleanText)
    .refine((text) => [...text].length <= most, { error: `at most ${most} signs` })
    .refine((text) => !HEAP_OF_MARKS.test(text.normalize('NFD')), { error: 'too many marks' })
    .openapi({ type: 'string', maxLength: most });
}

/** A title; an empty one is none. */
const Title = line(TEXT_LIMITS.title).transform((text) => (text === '' ? undefined : text));

/** How the description shows a title. */
const TITLE_TEXT = { type: 'string', maxLength: TEXT_LIMITS.title } as const;

/** Titles by language, as they come. */
export const GivenTitles = z
  .strictObject(inEach(() => Title.optional()))
  .transform((given): Titles => {
    const titles = Object.entries(given).filter(([, title]) => title !== undefined);
    return Object.fromEntries(titles);
  })
  .openapi({
    type: 'object',
    properties: inEach(() => TITLE_TEXT),
    additionalProperties: false,
  });

/** Tags: lower case, each once. */
export const GivenTags = z
  .array(line(TEXT_LIMITS.tag).transform((text) => text.toLowerCase()))
  .max(TEXT_LIMITS.tags)
  .transform((tags) => [...new Set(tags)].filter((tag) => tag !== ''))
  .openapi({ type: 'array', items: { type: 'string', maxLength: TEXT_LIMITS.tag } });
