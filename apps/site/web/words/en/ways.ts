/** Texts of the ways to play besides single puzzles, in English. */
export const words = {
  title: 'More ways to play',
  storm: 'Storm',
  stormText: 'Three minutes, one certain square each time.',
  streak: 'Streak',
  streakText: 'No clock, until the first mistake.',
  room: 'Room',
  roomText: 'Two to eight people race or share a board. One press, then send the link.',
  makeRoom: 'Make a room',
  contests: 'Contests',
  contestsText: 'The same puzzles for everybody, within the same time.',
  kinds: 'Other kinds',
  kindsText: 'Hidden numbers, clues over two lines, triangles.',
  notMade: 'The room could not be made. Try again in a minute.',
};

export type WayWords = typeof words;
