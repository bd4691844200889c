/** Judging a verified record: it is replayed stroke by stroke, which takes up to a second. */
import { loadGame } from '@nonokit/board';
import { judge as judged } from '../judge/index.js';
import type { Perform } from './verbs.js';

/** Judges a record. */
export const judge: Perform<'judge'> = ({ record, ...request }) => {
  const loaded = loadGame(request.clues, new TextDecoder().decode(record));
  if (!loaded.ok) throw new Error('a verified record cannot be read');
  return { ok: true, judgement: judged({ ...request, record: loaded.value.record }) };
};
