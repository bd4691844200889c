/** Why a record is refused, and what to do. */

import type { RefusalCode } from '../../contract/games.js';
import { HttpProblem } from '../http/index.js';

const TEXTS: Readonly<Record<RefusalCode, string>> = {
  'record-unreadable': 'The field "record" is not a saved game of this puzzle in base64.',
  'record-too-large': 'The record has more moves than a game of this size can have.',
  'not-solved': 'The moves of the record do not end with a solution. Finish the puzzle first.',
  'too-fast': 'The record is faster than a hand can draw. It does not count as a solve.',
  'times-fall': 'The times of the record run backwards. Send the record as the board made it.',
  'record-known': 'This record was sent before. Solve the puzzle yourself for it to count.',
  clock: 'The record is longer than the time since the clues were sent. Send the token "given".',
};

/** The problem of a refused record. */
export function refusal(code: RefusalCode): HttpProblem {
  return new HttpProblem(422, code, TEXTS[code]);
}
