/** Texts of the page about the API, in English. */
export const words = {
  title: 'The API of this site',
  description: 'Everything this site does, for programs: puzzles, games and the engine.',
  intro:
    'Programs can use everything here through /api/v1, in JSON. Reading needs no account; ' +
    'for the rest, create a key in your settings and send it as “Authorization: Bearer KEY”.',
  errors: 'Errors are application/problem+json: a stable code and a readable sentence.',
  machine: 'Machine-readable description (OpenAPI 3.1)',
  client: 'For JavaScript, “nonokit/client” provides all of this with types.',
  parameters: 'Parameters',
  body: 'Body',
  answers: 'Answers',
  optional: 'optional',
  access: {
    anyone: 'For everyone.',
    reader: 'For everyone; a key needs the scope “read”.',
    read: 'Signed in, or with a key that has the scope “read”.',
    play: 'Signed in, or with a key that has the scope “play”.',
    publish: 'Signed in, or with a key that has the scope “publish”.',
    session: 'Only signed in, not with a key.',
    moderator: 'Only for moderators, signed in.',
    administrator: 'Only for administrators, signed in.',
  } as Readonly<Record<string, string>>,
  parts: {
    people: 'People and accounts',
    owner: 'Running the site',
    catalogue: 'Puzzles',
    games: 'Games and solves',
    talk: 'Comments and votes',
    rankings: 'Rankings',
    daily: 'The puzzles of the day',
    lists: 'Lists',
    contests: 'Contests',
    rooms: 'Rooms',
    moderation: 'Moderation',
    engine: 'The engine',
  } as Readonly<Record<string, string>>,
};

export type ApiWords = typeof words;
