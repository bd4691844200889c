/** What is said about the server's answers, by their codes, in English. */
export const words = {
  'not-reached': 'The server was not reached. Try again when there is a network.',
  'not-signed-in': 'You are signed out. Sign in to send what is kept here.',
  'too-many-requests': 'That was too often. Wait a little and try again.',
  banned: 'A moderator has banned you from writing here.',
  'not-found': 'It is not there any more.',
  'not-solved-yet': 'Solve the puzzle first.',
  'own-puzzle': 'This is a puzzle of yours.',
  'talk-locked': 'A moderator has closed the talk about this puzzle.',
  'comment-empty': 'The comment has no text.',
  'comment-too-long': 'The comment is too long: at most 2,000 characters.',
  'comment-gives-away': 'The comment names what the picture shows. Mark it so, or change it.',
  'game-over': 'You have solved this puzzle on another device.',
  'record-unreadable': 'The server could not read the moves.',
  'record-too-large': 'The game has more moves than the server takes.',
  'not-solved': 'The server found no solution in the moves.',
  'too-fast': 'The moves are faster than a hand can draw, so they do not count.',
  'times-fall': 'The times of the moves go back, so they do not count.',
  'record-known': 'These moves were sent before, so they count once.',
  clock: 'The game took longer than the time since the server gave the clues out.',
  'given-unknown': 'The server does not know when it gave these clues out.',
} as const satisfies Readonly<Record<string, string>>;

/** A code of the server that has a sentence. */
export type RemoteCode = keyof typeof words;

export type RemoteWords = Readonly<Record<RemoteCode, string>>;
