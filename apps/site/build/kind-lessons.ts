/** Makes the lessons on other kinds of nonogram: examples drawn, and their steps said. */
import { type InEach, LANGUAGES } from '@nonokit/core';
import { kindExamples } from '@nonokit/kinds/lessons';
import { kindStepText } from 'nonokit/kinds';
import { loadTongue } from 'nonokit/languages';
import type { KindLessonData } from '../web/pages/kind-lesson/page.js';
import type { KindGroup } from '../web/puzzles/kinds-shelf.js';

/** The lesson on a kind. */
export async function makeKindLesson(kind: KindGroup): Promise<KindLessonData> {
  const tongues = await Promise.all(
    LANGUAGES.map(async (language) => [language, await loadTongue(language)] as const),
  );
  const examples = kindExamples(kind).map(({ puzzle, step, before, after }) => {
    const said = tongues.map(([language, tongue]) => [
      language,
      kindStepText(step, puzzle, tongue),
    ]);
    return { before, after, step: Object.fromEntries(said) as InEach<string> };
  });
  return { kind, examples };
}
