/** What belongs to others, what only moderators may, and fields that no client may set. */
import { facts, statuses } from './notebook.mjs';

export async function access(stage, book) {
  const { db } = stage;
  const owner = await stage.person();
  const thief = await stage.person();
  const author = await stage.person();
  const puzzle = await stage.publish(author, { titles: { en: 'Wombat' }, description: 'Digs' });
  const other = await stage.publish(author, { titles: { en: 'Numbat' } });
  await stage.solve(owner, puzzle);
  const { game, record } = await stage.play(owner, other);
  const comment = (
    await owner.client.api('POST', `/puzzles/${puzzle}/comments`, { text: 'Lovely Wombat' })
  ).json.id;
  const series = (
    await author.client.api('POST', '/series', { title: 'Animals', puzzles: [puzzle] })
  ).json.id;
  const key = (await owner.client.api('POST', '/me/keys', { name: 'k', scopes: ['read'] })).json
    .info.id;
  const [{ id: session }] = (await owner.client.api('GET', '/me/sessions')).json.sessions;
  const solve = db.prepare('select id from solve where person_id = ?').get(owner.id).id;
  const file = stage.parts.encodeRecord(stage.parts.uniquePicture('access'));
  const keep = { record, moves: 1, elapsed: 1, revision: 0, device: 'x' };
  const theirs = [
    ['GET', `/games/${game}`],
    ['PUT', `/games/${game}`, keep],
    ['DELETE', `/games/${game}`],
    ['POST', `/games/${game}/solve`, { record }],
    ['GET', `/solves/${solve}/record`],
    ['PATCH', `/comments/${comment}`, { text: 'mine' }],
    ['DELETE', `/comments/${comment}`],
    ['POST', `/puzzles/${puzzle}/comments`, { text: 'unsolved' }],
    ['PUT', `/puzzles/${puzzle}/vote`, { stars: 1 }],
    ['GET', `/puzzles/${puzzle}/twins`],
    ['PUT', `/puzzles/${puzzle}`, { titles: { en: 'Taken' } }],
    ['PUT', `/puzzles/${puzzle}`, { file, acceptWarnings: true }],
    ['DELETE', `/puzzles/${puzzle}`],
    ['PUT', `/series/${series}`, { title: 'Taken' }],
    ['DELETE', `/series/${series}`],
    ['POST', '/series', { title: 'Of others', puzzles: [puzzle] }],
    ['DELETE', `/me/keys/${key}`],
    ['DELETE', `/me/sessions/${session}`],
    ['DELETE', '/me/passkeys/x'],
    ['GET', '/moderation/reports'],
    [
      'POST',
      '/moderation/actions',
      {
        action: 'role',
        role: 'administrator',
        subject: { kind: 'person', id: thief.name },
        reason: 'other',
      },
    ],
  ];

  await book.attack(
    ['4.1.3', '4.2.1', '4.1.1', '1.4.1'],
    `${theirs.length} calls with identifiers of others, by a stranger with an account, and by nobody`,
    async () => {
      const answers = [];
      for (const [method, path, body] of theirs)
        for (const client of [thief.client, stage.stranger()])
          answers.push(await client.api(method, path, body));
      const title = (await owner.client.api('GET', `/puzzles/${puzzle}`)).text.includes('Wombat');
      return statuses(
        answers,
        [401, 403, 404, 422],
        title && (await owner.client.api('GET', `/games/${game}`)).status === 200,
      );
    },
  );
  await book.attack(
    ['4.1.3', '8.3.2'],
    "the export of a person: what it holds of others; leaving with another's password",
    async () => {
      const { text } = await thief.client.api('GET', '/me/export');
      const refused = [
        await thief.client.api('DELETE', '/me', { password: owner.password }),
        await stage.stranger().api('DELETE', '/me', { password: owner.password }),
        await stage.stranger().api('GET', '/me/export'),
      ];
      const strangers = [
        'Wombat',
        owner.name,
        owner.id,
        author.id,
        'argon2',
        'password_hash',
        'passwordHash',
      ].filter((word) => text.includes(word));
      return statuses(refused, [401, 403], strangers.length === 0);
    },
  );
  await book.attack(
    ['8.3.2'],
    'leaving: session, key, name, comment and game of a person who left',
    async () => {
      const gone = await stage.person();
      await stage.solve(gone, puzzle);
      await gone.client.api('POST', `/puzzles/${puzzle}/comments`, { text: 'I shall leave' });
      const left = await gone.client.api('DELETE', '/me', { password: gone.password });
      const row = db.prepare('select count(*) as n from person where id = ?').get(gone.id).n;
      const after = [
        await gone.client.api('GET', '/me/sessions'),
        await stage.stranger().api('POST', '/session', gone),
        await stage.stranger().api('GET', `/people/${encodeURIComponent(gone.name)}`),
      ];
      const talk = (await owner.client.api('GET', `/puzzles/${puzzle}/comments`)).text;
      return statuses(
        after,
        [401, 404],
        left.status === 204 && row === 0 && !talk.includes(gone.name),
      );
    },
  );
  await book.attack(
    ['Titles, tags and pictures'],
    'title and description of an unsolved puzzle, searched in 24 answers to a stranger',
    async () => {
      const places = [
        '',
        '.json',
        '.non',
        '.xml',
        '.svg',
        '.pdf',
        '/comments',
        '/vote',
        '/twins',
        '/ranking',
      ].map((end) => `/api/v1/puzzles/${puzzle}${end}`);
      places.push(
        '/api/v1/puzzles',
        '/api/v1/puzzles?search=Wombat',
        '/api/v1/games/next',
        '/api/v1/series',
        `/api/v1/series/${series}`,
        `/puzzles/${puzzle}`,
        `/ru/puzzles/${puzzle}`,
        `/embed/${puzzle}`,
        '/',
        '/puzzles',
        `/series/${series}`,
        '/feeds/new.atom',
        `/oembed?url=${stage.open.base}/puzzles/${puzzle}`,
        `/people/${encodeURIComponent(author.name)}`,
      );
      const told = [];
      for (const path of places)
        for (const client of [thief.client, stage.stranger()])
          if (/Wombat|>Digs|"Digs/.test((await client.ask('GET', path)).text)) told.push(path);
      const known = (await owner.client.api('GET', `/puzzles/${puzzle}`)).text.includes('Wombat');
      return {
        came: told.length === 0 ? 'in none' : told.join(', '),
        held: told.length === 0 && known,
      };
    },
  );
  await book.attack(
    ['5.1.2', '4.1.1', '4.1.2'],
    'fields that nobody may set, in 7 bodies: role, id, authorId, points, createdAt, isAdmin …',
    async () => {
      const more = {
        role: 'administrator',
        isAdmin: true,
        id: owner.id,
        person_id: owner.id,
        authorId: owner.id,
        author_id: owner.id,
        points: 99_999,
        solved: 999,
        likes: 99,
        kind: 'person',
        state: 'public',
        is_first: 1,
        banned_until: null,
        createdAt: '2001-01-01T00:00:00.000Z',
        created_at: 1,
        scopes: ['read', 'play', 'publish'],
        skill: 3000,
        number: 1,
        solves: 99,
      };
      const { client, id, name } = await stage.person();
      const nobody = stage.stranger();
      const { scopes: _, ...plain } = more;
      await nobody.api('POST', '/accounts', {
        name: 'Mass assigned',
        password: 'a long enough one',
        ...more,
      });
      await client.api('PATCH', '/me', {
        about: 'hello',
        ...more,
        shows: { skill: true, ...more },
      });
      await client.api('POST', '/me/keys', {
        name: 'k',
        ...plain,
        scopes: ['read', 'moderate', 'admin'],
      });
      await client.api('POST', '/puzzles', { file, acceptWarnings: true, ...more });
      const { json: begun } = await client.api('POST', '/games', { puzzle, ...more });
      await client.api('POST', '/reports', {
        subject: { kind: 'puzzle', id: puzzle },
        reason: 'other',
        ...more,
      });
      const played = await stage.play({ client }, other);
      await client.api('PUT', `/games/${played.game}`, { ...keep, record: played.record, ...more });
      const rows = db
        .prepare("select * from person where id = ? or name = 'Mass assigned'")
        .all(id);
      const made = db
        .prepare('select count(*) as n from puzzle where author_id = ?')
        .get(owner.id).n;
      const own = db.prepare('select person_id from game where id = ?').get(begun.id).person_id;
      return facts({
        'role, points and numbers stay':
          rows.length === 2 &&
          rows.every(
            (row) =>
              row.role === 'person' &&
              row.points === 0 &&
              row.solved === 0 &&
              row.likes === 0 &&
              row.skill < 2000 &&
              row.created_at > 1e12,
          ),
        'the name stays': rows.some((row) => row.name === name),
        'nothing is made for others': made === 0 && own === id,
      });
    },
  );
  await book.attack(
    ['4.1.3'],
    'a moderator who acts on administrators and on herself; a person whose role was taken; a banned person',
    async () => {
      const chief = await stage.person(stage.open, stage.invite());
      const guard = await stage.person();
      const banned = await stage.person();
      const act = (client, action, id, more = {}) =>
        client.api('POST', '/moderation/actions', {
          action,
          subject: { kind: 'person', id },
          reason: 'other',
          ...more,
        });
      const given = await act(chief.client, 'role', guard.name, { role: 'moderator' });
      const wrong = [
        await act(guard.client, 'ban', chief.name),
        await act(guard.client, 'role', guard.name, { role: 'administrator' }),
        await act(guard.client, 'role', banned.name, { role: 'moderator' }),
        await act(guard.client, 'unban', guard.name),
      ];
      await act(guard.client, 'ban', banned.name);
      wrong.push(
        await banned.client.api('POST', '/puzzles', { file, acceptWarnings: true }),
        await banned.client.api('POST', '/games', { puzzle }),
        await banned.client.api('POST', `/puzzles/${puzzle}/comments`, { text: 'x' }),
      );
      const about = await banned.client.api('PATCH', '/me', {
        about: 'What a banned person wants all to read',
      });
      await act(chief.client, 'role', guard.name, { role: 'person' });
      wrong.push(await guard.client.api('GET', '/moderation/reports'));
      const { came, held } = statuses(wrong, 403, given.status === 201);
      return { came: `${came}; new text in the profile: ${about.status}`, held };
    },
  );
}
