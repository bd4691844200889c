/** The language of the terminal: the value of `--lang`, or else that of the environment. */
import { closestLanguage, isLanguage, type Language } from '@nonokit/core';

/** The requested language, or the environment's if we have it, or English. */
export function chooseLanguage(
  asked: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Language {
  if (isLanguage(asked)) return asked;
  const { LC_ALL, LC_MESSAGES, LANG } = env;
  return closestLanguage(LC_ALL || LC_MESSAGES || LANG || '');
}
