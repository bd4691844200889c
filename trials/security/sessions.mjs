/** Sessions, passkeys and keys: fixed, stolen, reused, and used for more than they are for. */
import { facts, statuses } from './notebook.mjs';
import { SECURE } from './stage.mjs';

const OLDER_MS = { proof: 16 * 60_000, ceremony: 6 * 60_000, session: 31 * 86_400_000 };

export async function sessions(stage, book) {
  const { db, parts } = stage;
  const { base } = stage.open;

  await book.attack(
    ['Sessions', '3.2.1', '3.2.2'],
    'a cookie of the attacker before signing in; the same session signed in again',
    async () => {
      const { client, name, password } = await stage.person();
      const victim = stage.stranger();
      victim.cookie = `nonokit=${'A'.repeat(43)}`;
      const first = await victim.api('POST', '/session', { name, password });
      victim.keepCookie(first);
      const planted = stage.stranger();
      planted.cookie = `nonokit=${'A'.repeat(43)}`;
      const before = client.cookie;
      const second = await client.api('POST', '/session', { name, password });
      client.keepCookie(second);
      const old = stage.stranger();
      old.cookie = before;
      const asked = [
        await planted.api('GET', '/me/sessions'),
        await old.api('GET', '/me/sessions'),
      ];
      const tokens = [victim.cookie, before, client.cookie].map((pair) => pair.split('=')[1]);
      const isLong = tokens.every((token) => /^[\w-]{43}$/.test(token));
      return statuses(
        asked,
        401,
        isLong && new Set(tokens).size === 3 && !tokens.includes('A'.repeat(43)),
      );
    },
  );
  await book.attack(
    ['Sessions', '3.4.1', '3.4.2', '3.4.3', '3.4.4', '3.4.5', '3.2.3'],
    'signing in with and without TLS: attributes of the cookie',
    async () => {
      const attributes = async (site) => {
        const { name, password } = await stage.person(site);
        const answer = await stage.stranger(site).api('POST', '/session', { name, password });
        return answer.headers['set-cookie']?.join() ?? '';
      };
      const secure = await attributes(stage.secure);
      const plain = await attributes(stage.open);
      const has = (line, ...words) => words.every((word) => line.includes(word));
      return facts({
        'TLS: __Host-, Path=/, HttpOnly, Secure, SameSite=Lax, no Domain':
          secure.startsWith('__Host-nonokit=') &&
          has(secure, 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax') &&
          !/domain/i.test(secure),
        'loopback: HttpOnly, SameSite=Lax': has(plain, 'HttpOnly', 'SameSite=Lax'),
      });
    },
  );
  await book.attack(
    ['Sessions', '3.3.1', '3.3.2', '3.2.4'],
    'a session after signing out, after 31 days, ended by its owner; the token in files and addresses',
    async () => {
      const { client, name, password } = await stage.person();
      const thief = stage.stranger();
      thief.cookie = client.cookie;
      const token = client.cookie.split('=')[1];
      const isKept = stage.stored().includes(token) || stage.logs().includes(token);
      await client.api('DELETE', '/session');
      const answers = [await thief.api('GET', '/me/sessions')];
      const late = stage.stranger();
      late.keepCookie(await late.api('POST', '/session', { name, password }));
      db.prepare(
        'update session set ends_at = ends_at - ? where person_id = (select id from person where name = ?)',
      ).run(OLDER_MS.session, name);
      answers.push(await late.api('GET', '/me/sessions'));
      return statuses(answers, 401, !isKept);
    },
  );
  await book.attack(
    ['3.1.1', '13.1.3'],
    'token and key in the address, in a body, in other headers',
    async () => {
      const { client } = await stage.person();
      const token = client.cookie.split('=')[1];
      const key = (await client.api('POST', '/me/keys', { name: 'k', scopes: ['read'] })).json.key;
      const nobody = stage.stranger();
      const answers = [];
      for (const path of [
        `?nonokit=${token}`,
        `?session=${token}`,
        `?key=${key}`,
        `?access_token=${key}`,
        `?api_key=${key}`,
      ])
        answers.push(await nobody.api('GET', `/games${path}`));
      for (const headers of [
        { 'X-Api-Key': key },
        { Authorization: `Basic ${key}` },
        { Authorization: key },
        { Cookie: `nonokit2=${token}` },
        { Cookie: `__Host-nonokit=${token}` },
      ])
        answers.push(await nobody.api('GET', '/games', undefined, headers));
      return statuses(answers, 401);
    },
  );
  await book.attack(
    ['3.3.3', '3.3.4'],
    "ending another person's session, all others, one's own",
    async () => {
      const owner = await stage.person();
      const other = await stage.person();
      const [{ id }] = (await owner.client.api('GET', '/me/sessions')).json.sessions;
      const stolen = await other.client.api('DELETE', `/me/sessions/${id}`);
      const elsewhere = stage.stranger();
      elsewhere.keepCookie(await elsewhere.api('POST', '/session', owner));
      await other.client.api('DELETE', '/me/sessions');
      const still = await elsewhere.api('GET', '/me/sessions');
      await owner.client.api('DELETE', '/me/sessions');
      const gone = await elsewhere.api('GET', '/me/sessions');
      return statuses([stolen, gone], [401, 404], still.status === 200);
    },
  );
  await book.attack(
    ['Passkeys', '2.3.2', '2.9.2', '6.2.1'],
    'a passkey: right, replayed, late, begun by another person, for another site, without a person, by another key, of another person',
    async () => {
      const owner = await stage.person();
      const thief = await stage.person();
      const stick = parts.authenticator();
      const forged = parts.authenticator();
      const begin = async (client, path) => (await client.api('POST', path)).json;
      const add = async ({ client }, device, lies = {}, from = client) => {
        const { ceremony, options } = await begin(from, '/me/passkeys/options');
        const response = device.create(options.challenge, { origin: base, ...lies });
        return client.api('POST', '/me/passkeys', { ceremony, name: 'stick', response });
      };
      const nobody = stage.stranger();
      const body = async (device, lies = {}) => {
        const { ceremony, options } = await begin(nobody, '/session/passkey/options');
        return { ceremony, response: device.get(options.challenge, { origin: base, ...lies }) };
      };
      const send = (given) => nobody.api('POST', '/session/passkey', given);
      const added = await add(owner, stick);
      const right = await body(stick);
      const signedIn = await send(right);
      const wrong = [
        await send(right),
        await add(thief, stick),
        await add(thief, parts.authenticator(), {}, owner.client),
      ];
      const late = await body(stick);
      db.prepare('update challenge set ends_at = ends_at - ?').run(OLDER_MS.ceremony);
      wrong.push(await send(late));
      for (const lies of [
        { origin: 'https://evil.example' },
        { origin: 'http://localhost.evil.example' },
        { host: 'evil.example' },
        { flags: parts.PRESENT },
      ])
        wrong.push(await send(await body(stick, lies)));
      const other = await body(forged);
      other.response.id = right.response.id;
      other.response.rawId = right.response.rawId;
      wrong.push(await send(other));
      const { ceremony } = await begin(owner.client, '/me/passkeys/options');
      wrong.push(await send({ ...(await body(stick)), ceremony }));
      return statuses(
        wrong,
        [401],
        added.status === 201 && signedIn.status === 200 && signedIn.json.person.name === owner.name,
      );
    },
  );
  await book.attack(
    ['API keys', '3.7.1', '4.3.3'],
    'a key and a passkey by a session whose proof is 16 minutes old; by a key with all scopes',
    async () => {
      const { client, id, name, password } = await stage.person();
      const all = { name: 'all', scopes: ['read', 'play', 'publish'] };
      const program = stage.stranger();
      program.key = (await client.api('POST', '/me/keys', all)).json.key;
      db.prepare('update session set proved_at = proved_at - ? where person_id = ?').run(
        OLDER_MS.proof,
        id,
      );
      const refused = [];
      for (const one of [client, program])
        refused.push(
          await one.api('POST', '/me/keys', all),
          await one.api('POST', '/me/passkeys/options'),
        );
      refused.push(
        await program.api('POST', '/me/password', {
          current: password,
          next: 'the fourth long password',
        }),
      );
      refused.push(
        await program.api('POST', '/me/recovery-code', { password }),
        await program.api('DELETE', '/me', { password }),
      );
      refused.push(
        await program.api('PATCH', '/me', { about: 'mine' }),
        await program.api('GET', '/me/export'),
        await program.api('GET', '/me/keys'),
        await program.api('GET', '/me/sessions'),
        await program.api('DELETE', '/me/sessions'),
        await program.api('DELETE', '/session'),
      );
      const again = await client.api('POST', '/session', { name, password });
      return statuses(refused, 403, again.status === 200);
    },
  );
  await book.attack(
    ['API keys', '13.2.1', '3.5.2'],
    'keys of each scope for what the others may do, and for pages; a key taken back; what the database keeps',
    async () => {
      const owner = await stage.person();
      const author = await stage.person();
      const puzzle = await stage.publish(author, { titles: { en: 'Quokka' } });
      await stage.solve(owner, puzzle);
      const keys = {};
      for (const scope of ['read', 'play', 'publish']) {
        const { key, info } = (
          await owner.client.api('POST', '/me/keys', { name: scope, scopes: [scope] })
        ).json;
        keys[scope] = Object.assign(stage.stranger(), { key, id: info.id });
      }
      const path = `/people/${encodeURIComponent(owner.name)}`;
      const file = parts.encodeRecord(parts.uniquePicture('keys'));
      const wrong = [
        await keys.play.api('GET', '/games'),
        await keys.publish.api('GET', '/games'),
        await keys.publish.api('GET', '/me'),
        await keys.read.api('POST', '/games', { puzzle }),
        await keys.publish.api('POST', '/games', { puzzle }),
        await keys.read.api('POST', '/puzzles', { file, acceptWarnings: true }),
        await keys.play.api('POST', '/puzzles', { file }),
        await keys.read.api('POST', `/puzzles/${puzzle}/comments`, { text: 'by a key' }),
        await keys.play.api('PUT', `/puzzles/${puzzle}/vote`, { stars: 5 }),
      ];
      const seen = [];
      for (const scope of ['play', 'publish']) {
        const detail = (await keys[scope].api('GET', `/puzzles/${puzzle}`)).text;
        if (detail.includes('Quokka') || /"state":"solved"/.test(detail))
          seen.push(`${scope}: the title of what the person solved`);
        if (/"state":"solved"/.test((await keys[scope].api('GET', '/puzzles')).text))
          seen.push(`${scope}: solved in the list`);
        if ((await keys[scope].api('GET', path)).json.skill !== null)
          seen.push(`${scope}: the hidden skill`);
        if ((await keys[scope].ask('GET', `/puzzles/${puzzle}`)).text.includes('Quokka'))
          seen.push(`${scope}: the page of the puzzle`);
        if ((await keys[scope].ask('GET', '/')).text.includes(owner.name))
          seen.push(`${scope}: the first page`);
        if ((await keys[scope].api('GET', `/puzzles/${puzzle}.json`)).text.includes('Quokka'))
          seen.push(`${scope}: the file`);
      }
      const isKept = Object.values(keys).some(({ key }) => stage.stored().includes(key));
      await owner.client.api('DELETE', `/me/keys/${keys.read.id}`);
      wrong.push(await keys.read.api('GET', '/me'));
      const { came, held } = statuses(wrong, [401, 403], !isKept);
      return seen.length === 0
        ? { came, held }
        : { came: `${came}; seen without "read": ${seen.join(', ')}`, held: false };
    },
  );
  await book.attack(
    ['Changes', '4.2.2', '13.2.3', '14.5.2'],
    'changes with the cookie from other origins, in 14 ways, to 6 calls',
    async () => {
      const { client, name, password } = await stage.person();
      const origins = [
        'https://evil.example',
        'null',
        'http://localhost:9999',
        'http://localhost.evil.example',
        'https://localhost:4700',
        `${base}.evil.example`,
        `${base}@evil.example`,
        'http://127.0.0.1:4701',
        'file://',
        '',
      ];
      const from = [
        ...origins.map((Origin) => ({ Origin })),
        ...['cross-site', 'same-site', 'none'].map((site) => ({ 'Sec-Fetch-Site': site })),
        { Origin: undefined },
      ];
      const calls = [
        ['PATCH', '/me', { about: 'taken over' }],
        ['POST', '/session', { name, password }],
        ['DELETE', '/session'],
        ['DELETE', '/me', { password }],
        ['POST', '/me/keys', { name: 'k', scopes: ['read'] }],
        ['POST', '/games', { puzzle: 'aaaaaaaaaaa' }],
      ];
      const answers = [];
      for (const headers of from)
        for (const [method, path, body] of calls)
          answers.push(await client.api(method, path, body, headers));
      const still = await client.api('GET', '/me');
      return statuses(answers, 403, still.json.person?.about === '');
    },
  );
  await book.attack(
    ['Changes', '4.2.2'],
    'signing in and up from another origin without a cookie; with TLS from the plain address and from below the domain',
    async () => {
      const { name, password } = await stage.person(stage.secure);
      const answers = [];
      for (const Origin of [
        'https://evil.example',
        'http://nonograms.example',
        'https://a.nonograms.example',
        'https://nonograms.example:8443',
        'https://nonograms.example.',
        'null',
      ]) {
        answers.push(
          await stage
            .stranger(stage.secure)
            .api('POST', '/session', { name, password }, { Origin }),
        );
        answers.push(
          await stage
            .stranger(stage.secure)
            .api('POST', '/accounts', { name: 'Csrf', password }, { Origin }),
        );
      }
      const right = await stage
        .stranger(stage.secure)
        .api('POST', '/session', { name, password }, { Origin: SECURE });
      return statuses(answers, 403, right.status === 200);
    },
  );
  await book.attack(
    ['Changes', '13.2.1', '14.5.1'],
    'changes by GET, by another method in a header, a body or the address, and unknown methods',
    async () => {
      const { client } = await stage.person();
      const answers = [];
      for (const headers of [
        { 'X-HTTP-Method-Override': 'DELETE' },
        { 'X-Method-Override': 'DELETE' },
        { 'X-HTTP-Method': 'DELETE' },
      ])
        answers.push(await client.api('GET', '/me/sessions', undefined, headers));
      const inAddress = await client.api('GET', '/me/sessions?_method=DELETE');
      const unknown = [];
      for (const method of ['TRACE', 'PROPFIND', 'PURGE', 'LINK', 'SEARCH'])
        unknown.push(await client.api(method, '/me'));
      for (const [method, path] of [
        ['PUT', '/me'],
        ['POST', '/me'],
        ['PATCH', '/session'],
        ['DELETE', '/puzzles'],
        ['PUT', '/accounts'],
      ])
        unknown.push(await client.api(method, path, {}));
      const held =
        answers.every(({ status }) => status === 200) &&
        inAddress.json?.code === 'unknown-parameter' &&
        (await client.api('GET', '/me/sessions')).status === 200;
      return statuses(unknown, [400, 404, 405, 501], held);
    },
  );
}
