/**
 * The language of explanations and captions.
 */
import type { LanguageId } from '@nonokit/explain';

/** The language asked for, or the environment's if we speak it, or English. */
export function languageOf({ lang }: { readonly lang?: LanguageId }): LanguageId {
  if (lang !== undefined) return lang;
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return /^ru/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'ru' : 'en';
}
