/** What is said about the server's answers, by their codes, in English. */
export const words = {
  'not-reached': 'The server could not be reached. Try again when you are online.',
  'not-signed-in': 'You are signed out. Sign in to send what is saved here.',
  'too-many-requests': 'Too many requests. Wait a little and try again.',
  banned: 'A moderator has banned you from writing here.',
  'not-found': 'It no longer exists.',
  'not-solved-yet': 'Solve the puzzle first.',
  'own-puzzle': 'This is your own puzzle.',
  'talk-locked': 'A moderator has closed the discussion of this puzzle.',
  'comment-empty': 'The comment has no text.',
  'comment-too-long': 'The comment is too long: at most 2,000 characters.',
  'comment-gives-away':
    'The comment gives the picture away. Tick the box that says so, or change the text.',
  'game-over': 'You have solved this puzzle on another device.',
  'record-unreadable': 'The server could not read the moves.',
  'record-too-large': 'The game has more moves than the server accepts.',
  'not-solved': 'The server found no solution in the moves.',
  'too-fast': 'The moves are faster than a hand can draw, so they do not count.',
  'times-fall': 'The times of the moves run backwards, so they do not count.',
  'record-known': 'These moves were already sent, and they count only once.',
  clock: 'The game is longer than the time since the server sent the clues.',
  'given-unknown': 'The server has no record of sending these clues.',
} as const satisfies Readonly<Record<string, string>>;

/** A code of the server that has a sentence. */
export type RemoteCode = keyof typeof words;

export type RemoteWords = Readonly<Record<RemoteCode, string>>;
