/** The language of the terminal: the value of `--lang`, or else that of the environment. */
import {
  BUILT_IN_LANGUAGES,
  type BuiltInLanguage,
  closestLanguage,
  isBuiltIn,
  isLanguage,
} from '@nonokit/core';

/** The requested language, or the environment's if we have it, or English. */
export function chooseLanguage(
  asked: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): BuiltInLanguage {
  if (isLanguage(asked) && isBuiltIn(asked)) return asked;
  const { LC_ALL, LC_MESSAGES, LANG } = env;
  const closest = closestLanguage(LC_ALL || LC_MESSAGES || LANG || '');
  return isBuiltIn(closest) ? closest : BUILT_IN_LANGUAGES[0];
}
