/** Proofreading: the object of `proofread --json`. */
import { loadTongue } from 'nonokit/languages';
import { proofread as proofreadDraft, proofreadingAnswer } from 'nonokit/proofread';
import { ENGINE_LIMITS } from '../../contract/limits.js';
import { jsonAnswer, refused, withDoubts } from './answers.js';
import { draftIn, tooLargeFor } from './read-puzzle.js';
import type { Perform } from './verbs.js';

const DEFAULT_MS = 8000;

/** The likeliest slips that explain why clues have no solution, or several. */
export const proofread: Perform<'proofread'> = async (request, { signal }) => {
  const { file, index, language, options } = request;
  const draft = draftIn(file, index);
  if (!draft.ok) return refused(draft.problem, language);
  const { rows, columns } = draft.value;
  const size = { width: columns.length, height: rows.length };
  const large = tooLargeFor(size, ENGINE_LIMITS.explainedCells);
  if (large !== undefined) return refused(large, language);
  const { timeoutMs = DEFAULT_MS, ...limits } = options;
  const found = proofreadDraft(draft.value, { ...limits, timeoutMs, signal });
  const answer = jsonAnswer(proofreadingAnswer(found, await loadTongue(language)));
  return withDoubts(answer, draft.warnings, language);
};
