/** Why a page takes no puzzles of other kinds, in English. */
import { messagesOf } from '@nonokit/core';

const declared = messagesOf('puzzles');

/** A page that is for ordinary puzzles alone. */
export const onlyPlayed = declared(
  'other-kind',
  'onlyPlayed',
  () => 'this is a nonogram of another kind, which can only be played here',
);
