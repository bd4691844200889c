/**
 * Mistakes that somebody could make in the code that guards the site: a text of a file below
 * `apps/site/server`, what stands there instead, and the tests that should see it.
 */
const ACCOUNTS = ['people/accounts.test.ts'];
const ACCESS = ['people/access.test.ts'];
const GAMES = ['games/games.test.ts', 'games/verify.test.ts'];

export const MUTANTS = [
  {
    ...{ name: 'a game of somebody else is read', file: 'games/begin.ts' },
    ...{ from: "    .where('person_id', '=', person)\n    .where('state', '!=', 'left')", to: '' },
    tests: ['games/games.test.ts'],
  },
  {
    ...{ name: 'a game of somebody else is left', file: 'games/begin.ts' },
    from: "    .where('person_id', '=', member.id)\n    .where('state', '=', 'open')\n    .executeTakeFirst();\n  if (left",
    to: "    .where('state', '=', 'open')\n    .executeTakeFirst();\n  if (left",
    tests: ['games/games.test.ts'],
  },
  {
    ...{ name: 'changes come from any page', file: 'http/origin.ts' },
    ...{ from: 'if (isFromHere(c, site)) return;', to: 'if (isFromHere(c, site) || true) return;' },
    tests: ['http/middleware/middleware.test.ts'],
  },
  {
    ...{ name: 'a page without Origin is believed', file: 'http/origin.ts' },
    from: "fetchSite === 'same-origin' || getCookie(c, cookieName(site)) === undefined",
    to: "fetchSite !== undefined || getCookie(c, cookieName(site)) !== '-'",
    tests: ['http/middleware/middleware.test.ts'],
  },
  {
    ...{ name: 'scarce things have no limit', file: 'http/limits.ts' },
    ...{ from: 'if (left.isOver) throw tooMany(rule.name, left.seconds);\n  };', to: '};' },
    tests: ['http/limits.test.ts'],
  },
  {
    ...{ name: 'guesses have no limit', file: 'http/limits.ts' },
    from: '  if (left.isOver) throw tooMany(rule.name, left.seconds);\n}\n\n/** Gives',
    to: '}\n\n/** Gives',
    tests: ['http/limits.test.ts'],
  },
  {
    ...{ name: 'a header chooses the address', file: 'http/client-address.ts' },
    ...{ from: 'if (proxies === 0) return seen;', to: '' },
    tests: ['http/limits.test.ts'],
  },
  {
    ...{ name: 'a change is answered before the disk has it', file: 'http/middleware/durable.ts' },
    ...{
      from: 'if (isChange(c)) await storage.logOnDisk?.sync();',
      to: 'if (isChange(c)) void storage.logOnDisk?.sync();',
    },
    tests: ['http/on-disk.test.ts'],
  },
  {
    ...{ name: 'what is written is not waited for', file: 'storage/sqlite-driver.ts' },
    ...{ from: 'WRITING.test(sql) ? writing(one, wrote) : one', to: 'one' },
    tests: ['storage/log-on-disk.test.ts'],
  },
  {
    ...{ name: 'a disk that failed is not asked again', file: 'storage/log-on-disk.ts' },
    ...{ from: '      this.#isBehind = true;\n      // a log', to: '      // a log' },
    tests: ['storage/log-on-disk.test.ts'],
  },
  {
    ...{ name: 'data of a page ends its element', file: '../web/prerender.tsx' },
    ...{ from: ".replaceAll('<', '\\\\u003c')", to: '' },
    tests: ['../test/hostile-texts.test.ts'],
  },
  {
    ...{ name: 'feeds are not escaped', file: 'catalogue/feeds/xml.ts' },
    ...{ from: 'element(name, {}, escapeXml(text))', to: 'element(name, {}, text)' },
    tests: ['catalogue/feeds/xml.test.ts'],
  },
  {
    ...{ name: 'a card tells its title', file: 'catalogue/cards.ts' },
    from: '    solves: row.solves,\n    stars: row.stars,',
    to: "    solves: row.solves, title: 'Tomcat Owl',\n    stars: row.stars,",
    tests: ['catalogue/spoilers.test.ts', 'testing/described.test.ts'],
  },
  {
    ...{ name: 'everybody knows every picture', file: 'catalogue/revealed.ts' },
    from: '  const known = await knownTo(db, member.id, puzzleIds);',
    to: '  const known = puzzleIds.length > 0 ? [...puzzleIds] : await knownTo(db, member.id, puzzleIds);',
    tests: ['catalogue/spoilers.test.ts'],
  },
  {
    ...{ name: 'bodies may be a hundred times as large', file: 'http/body.ts' },
    from: '  const limits = BODY_LIMITS.map(([path, maxSize]) => {',
    to: '  const limits = BODY_LIMITS.map(([path, most]) => { const maxSize = 100 * most;',
    tests: ['http/middleware/middleware.test.ts'],
  },
  {
    ...{ name: 'large bodies share no room', file: 'http/body-room.ts' },
    ...{ from: 'throw noRoom();', to: 'void noRoom();' },
    tests: ['http/body-room.test.ts'],
  },
  {
    ...{ name: 'one address takes all the room', file: 'http/body-room.ts' },
    ...{ from: ' || own + bytes > ADDRESS_BYTES', to: '' },
    tests: ['http/body-room.test.ts'],
  },
  {
    ...{ name: 'sessions outlive the old password', file: 'people/accounts.ts' },
    from: "set({ password_hash }).where('id', '=', person.id).execute();\n    await sql.deleteFrom('session').where('person_id', '=', person.id).execute();",
    to: "set({ password_hash }).where('id', '=', person.id).execute();",
    tests: ACCOUNTS,
  },
  {
    ...{ name: 'sessions outlive recovery', file: 'people/accounts.ts' },
    from: "      await sql.deleteFrom('session').where('person_id', '=', row.id).execute();\n",
    ...{ to: '', tests: ACCOUNTS },
  },
  {
    ...{ name: 'keys outlive recovery', file: 'people/accounts.ts' },
    from: "      await sql.deleteFrom('api_key').where('person_id', '=', row.id).execute();\n",
    ...{ to: '', tests: ACCOUNTS },
  },
  {
    ...{ name: 'a recovery code works again', file: 'people/accounts.ts' },
    from: '      const news = { password_hash, recovery_hash: codeHash(recoveryCode) };',
    to: '      const news = { password_hash };',
    tests: ACCOUNTS,
  },
  {
    ...{ name: 'a mailed code works again', file: 'people/mailed-codes.ts' },
    ...{ from: '  await forgetCodes(sql, personId, [kind]);\n', to: '', tests: ACCOUNTS },
  },
  {
    ...{ name: 'a mailed code never ends', file: 'people/mailed-codes.ts' },
    ...{ from: "    .where('ends_at', '>', now)\n", to: '', tests: ACCOUNTS },
  },
  {
    ...{ name: 'an invitation never ends', file: 'people/invitation.ts' },
    ...{ from: "    .where('ends_at', '>', now)\n", to: '', tests: ACCOUNTS },
  },
  {
    ...{ name: 'a passkey challenge never ends', file: 'people/passkeys.ts' },
    from: "    .where('ends_at', '>', site.now())\n",
    ...{ to: '', tests: ['people/passkeys.test.ts'] },
  },
  {
    ...{ name: 'a passkey of somebody else is added', file: 'people/passkeys.ts' },
    ...{ from: 'if (kept?.personId !== personId) throw', to: 'if (kept === undefined) throw' },
    tests: ['people/passkeys.test.ts'],
  },
  {
    ...{ name: 'a passkey signs in without the person', file: 'people/passkeys.ts' },
    from: 'requireUserVerification: true },\n    credential:',
    to: 'requireUserVerification: false },\n    credential:',
    tests: ['people/passkeys.test.ts'],
  },
  {
    ...{ name: 'a session never ends', file: 'people/session.ts' },
    ...{
      from: 'row === undefined || row.ends_at <= now',
      to: 'row === undefined',
      tests: ACCOUNTS,
    },
  },
  {
    ...{ name: 'the session before goes on', file: 'people/session.ts' },
    ...{
      from: '  if (before !== undefined) await endSession',
      to: '  if (before === "") await endSession',
    },
    tests: ACCOUNTS,
  },
  {
    ...{ name: 'scripts read the cookie', file: 'people/session.ts' },
    ...{ from: 'httpOnly: true', to: 'httpOnly: false' },
    tests: ['http/middleware/middleware.test.ts', ...ACCOUNTS],
  },
  {
    ...{ name: 'the database keeps tokens of sessions', file: 'people/session.ts' },
    ...{ from: '.values({ id: tokenHash(token)', to: '.values({ id: token' },
    tests: ACCOUNTS,
  },
  {
    ...{ name: 'an old proof is fresh', file: 'people/session.ts' },
    ...{ from: ' && site.now() - member.provedAt <= PROOF_MS', to: '', tests: ACCESS },
  },
  {
    ...{ name: 'a key may do anything', file: 'http/env.ts' },
    ...{ from: 'if (scope !== undefined && member.scopes.includes(scope)) return', to: 'return' },
    tests: ACCESS,
  },
  {
    ...{ name: 'a key does what its scope does not name', file: 'http/env.ts' },
    ...{ from: 'scope !== undefined && member.scopes.includes(scope)', to: 'scope !== undefined' },
    tests: [...ACCESS, 'games/games.test.ts'],
  },
  {
    ...{ name: 'a key of somebody else is taken back', file: 'people/access-routes.ts' },
    from: "      .where('person_id', '=', memberOf(c).id)\n      .returning('id')",
    to: "      .where('person_id', '!=', memberOf(c).name)\n      .returning('id')",
    tests: ACCESS,
  },
  {
    ...{ name: 'a session of somebody else is ended', file: 'people/access-routes.ts' },
    from: "      .where('person_id', '=', member.id)\n      .returning('id')",
    ...{ to: "      .returning('id')", tests: ACCESS },
  },
  {
    ...{ name: 'banned people go on', file: 'people/refusals.ts' },
    ...{ from: 'until <= site.now() || ', to: 'until >= 0 || ' },
    tests: ['http/middleware/middleware.test.ts', 'community/moderation.test.ts'],
  },
  {
    ...{ name: 'an error tells what it is', file: 'http/middleware/errors.ts' },
    from: "  const message = 'Something went wrong here. It has been noted.';",
    to: '  const { message } = error;',
    tests: ['http/middleware/middleware.test.ts'],
  },
  {
    ...{ name: 'caches keep what depends on who asks', file: 'http/before-all.ts' },
    ...{ from: "'private, no-cache'", to: "'public, max-age=60'" },
    tests: ['http/caches.test.ts'],
  },
  {
    ...{ name: 'a record that is known is taken', file: 'games/accept.ts' },
    ...{ from: '  throw new KnownRecord();', to: '  return later;', tests: GAMES },
  },
  {
    ...{ name: 'records have no fingerprint', file: 'games/fingerprints.ts' },
    from: 'JSON.stringify([puzzleId, version, own, moves])',
    to: 'JSON.stringify([puzzleId, version, gameId, moves])',
    tests: GAMES,
  },
  {
    ...{ name: 'a solve counts each time', file: 'games/accept.ts' },
    ...{ from: "    .where('state', '=', 'open')\n", to: '', tests: GAMES },
  },
  {
    ...{ name: 'one’s own puzzle gives points', file: 'games/accept.ts' },
    ...{ from: 'isFirst && !isOwn ? ', to: 'isFirst ? ', tests: GAMES },
  },
  {
    ...{ name: 'a key plays as a person', file: 'games/verify.ts' },
    ...{ from: 'isByKey || doubts.length > 0', to: 'doubts.length > 0', tests: GAMES },
  },
  {
    ...{ name: 'a record from the future is taken', file: 'games/verify.ts' },
    from: 'serverMs < 0 || played.lastAt > serverMs * (1 + SLACK_SHARE) + SLACK_MS',
    ...{ to: 'serverMs < 0', tests: GAMES },
  },
  {
    ...{ name: 'a token of another puzzle begins a game', file: 'games/begin.ts' },
    ...{
      from: 'given !== undefined && token?.puzzleId !== puzzle',
      to: 'given === undefined && token',
    },
    tests: GAMES,
  },
  {
    ...{ name: 'a vote counts twice', file: 'community/votes.ts' },
    from: 'sums.stars_count - count(old.stars) + count(next.stars)',
    to: 'sums.stars_count + count(next.stars)',
    tests: ['community/votes.test.ts'],
  },
  {
    ...{ name: 'authors vote for themselves', file: 'community/votes.ts' },
    ...{ from: 'return hasSolved && !isAuthor;', to: 'return hasSolved;' },
    tests: ['community/votes.test.ts'],
  },
  {
    ...{ name: 'a hidden comment is shown', file: 'community/comments.ts' },
    from: "or([eb('comment.state', '=', 'shown'),",
    to: "or([eb('comment.state', '!=', 'deleted'),",
    tests: ['community/comments.test.ts'],
  },
  {
    ...{ name: 'comments give a puzzle away', file: 'community/comments.ts' },
    ...{ from: "  if (!mayRead) query = query.where('comment.is_open', '=', 1);\n", to: '' },
    tests: ['community/comments.test.ts', 'community/askers.test.ts'],
  },
  {
    ...{ name: 'a comment of somebody else is changed', file: 'community/comments.ts' },
    from: "    .where('id', '=', id)\n    .where('person_id', '=', member.id)\n",
    to: "    .where('id', '=', id)\n",
    tests: ['community/comments.test.ts'],
  },
  {
    ...{ name: 'hidden solves stand in rankings with a name', file: 'rankings/places.ts' },
    ...{ from: "isBanned || !mayShow(shows, 'solves')", to: 'isBanned' },
    tests: ['rankings/rankings.test.ts'],
  },
  {
    ...{ name: 'banned people stand in rankings with a name', file: 'rankings/places.ts' },
    ...{ from: "isBanned || !mayShow(shows, 'solves')", to: "!mayShow(shows, 'solves')" },
    tests: ['rankings/rankings.test.ts'],
  },
  {
    ...{ name: 'rankings tell records before solving', file: 'rankings/puzzle-ranking.ts' },
    ...{ from: 'solve: mayReplay ? row.key : null', to: 'solve: row.key' },
    tests: ['rankings/rankings.test.ts', 'community/askers.test.ts'],
  },
  {
    ...{ name: 'a record is read before solving', file: 'games/solve-record.ts' },
    ...{ from: "  if (own === undefined) throw notFound('solve');", to: '  void own;' },
    tests: ['games/games.test.ts'],
  },
  {
    ...{ name: 'moderators act on those above them', file: 'community/moderation.ts' },
    ...{ from: 'id === moderator.id || !(isBelow || isPeer)', to: 'id === moderator.id' },
    tests: ['community/moderation.test.ts'],
  },
  {
    ...{ name: 'moderators give roles', file: 'community/moderation.ts' },
    ...{ from: "deed.moderator.role !== 'administrator'", to: "deed.moderator.role === 'person'" },
    tests: ['community/moderation.test.ts'],
  },
  {
    ...{ name: 'everybody is a moderator', file: 'http/env.ts' },
    ...{ from: "if (member.role !== 'person') return member;", to: 'return member;' },
    tests: ['community/moderation.test.ts', 'community/askers.test.ts'],
  },
  {
    ...{ name: 'a puzzle of somebody else is changed', file: 'catalogue/publish/change.ts' },
    ...{ from: 'if (row.author_id !== author) {', to: "if (row.author_id === '-') {" },
    tests: ['catalogue/publish/publish.test.ts'],
  },
  {
    ...{ name: 'a series of somebody else is changed', file: 'catalogue/series/change.ts' },
    ...{ from: 'if (author_id === author) return;', to: 'return;' },
    tests: ['catalogue/series/series.test.ts'],
  },
  {
    ...{ name: 'everybody reads the metrics', file: 'operation/metrics-readers.ts' },
    from: '    if (version === 0 || PASSED_ON.some((name) => header(name) !== undefined)) return false;',
    to: '    if (version >= 0 && header) return true;',
    tests: ['operation/routes.test.ts'],
  },
  {
    ...{ name: 'strangers see skills that are hidden', file: 'people/profile.ts' },
    ...{ from: 'skill: isMe || shows.skill ? skill : null', to: 'skill' },
    tests: ACCESS,
  },
  {
    ...{ name: 'an unknown name costs no hash', file: 'people/accounts.ts' },
    from: 'const isRight = await passwords.isRight(row?.password_hash, given.password);',
    to: 'const isRight = row !== undefined && (await passwords.isRight(row.password_hash, given.password));',
    tests: ACCOUNTS,
  },
  {
    ...{ name: 'answers to people are shown to strangers', file: 'http/lately.ts' },
    ...{
      from: "c.req.method === 'GET' && c.get('member') === undefined",
      to: "c.req.method === 'GET'",
    },
    tests: ['http/lately.test.ts'],
  },
  {
    ...{ name: 'scripts that are written into pages run', file: 'http/security-headers.ts' },
    ...{ from: "script-src 'self' ", to: "script-src 'self' 'unsafe-inline' " },
    tests: ['http/middleware/middleware.test.ts'],
  },
];
