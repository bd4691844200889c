/** Bodies, paths and files that no page of ours sends, and scripts that want to stay. */
import { deflateSync, gzipSync } from 'node:zlib';
import { statuses } from './notebook.mjs';

const SCRIPT = '"><img src=x onerror=alert(1)><script>alert(1)</script>';

export async function input(stage, book) {
  const { db } = stage;
  const nobody = stage.stranger();
  const person = await stage.person();
  const { client } = person;
  const puzzle = await stage.publish(person);

  await book.attack(
    ['Bodies', '12.1.1'],
    'bodies above the bounds of 5 paths, with a length and in pieces; 64 KiB of nested lists',
    async () => {
      const answers = [];
      for (const [path, bytes] of [
        ['/session', 64],
        ['/me', 64],
        ['/games/x', 4096],
        ['/puzzles', 4096],
        ['/convert?to=non', 8192],
      ]) {
        const method = path === '/me' ? 'PATCH' : 'POST';
        const body = Buffer.alloc(bytes * 1024 + 1, 0x20);
        for (const more of [{}, { 'Content-Length': undefined, 'Transfer-Encoding': 'chunked' }]) {
          // who sends on after the refusal finds the connection closed, sometimes before reading it
          const headers = { ...more, Connection: 'close' };
          answers.push(
            await client.api(method, path, body, headers).catch(() => ({ status: 'closed' })),
          );
        }
      }
      const nested = await client.api('PATCH', '/me', '['.repeat(60_000));
      const refused = answers.filter(({ status }) => status === 413);
      return statuses(answers, [413, 'closed'], nested.status === 400 && refused.length >= 5);
    },
  );
  await book.attack(
    ['Bodies', '5.1.3', '5.1.4', '13.2.2'],
    'wrong types in 12 bodies: numbers, lists, null, objects of numbers, NaN, huge numbers, half a pair',
    async () => {
      const bodies = [
        '{"about":1}',
        '{"about":["a"]}',
        '{"about":null}',
        '{"about":{"a":1}}',
        '{"language":"xx"}',
        '{"shows":[]}',
        '{"shows":{"skill":"yes"}}',
        '[]',
        'null',
        '"x"',
        'NaN',
        '{"about":1e999}',
      ];
      const answers = [];
      for (const body of bodies) answers.push(await client.api('PATCH', '/me', body));
      const half = await client.api('PATCH', '/me', '{"about":"a\\ud800b"}');
      return statuses(answers, 400, half.status === 200 && half.json.person.about === 'ab');
    },
  );
  await book.attack(
    ['5.1.1'],
    'the same field twice in JSON, the same name twice in an address, lists in addresses',
    async () => {
      const twice = await client.api('PATCH', '/me', '{"about":"first","about":"last"}');
      const answers = [];
      for (const query of [
        '?limit=1&limit=99',
        '?limit[]=1',
        '?limit=1,2',
        '?after=x&after=y',
        '?limit[$gt]=1',
        '?limit=1%26limit=9',
      ])
        answers.push(await nobody.api('GET', `/puzzles${query}`));
      const role = await nobody.api(
        'POST',
        '/accounts',
        '{"name":"Twice told","password":"a long enough one","name":"admin"}',
      );
      return statuses(
        answers,
        [200, 400],
        twice.json.person?.about === 'last' && role.status === 422,
      );
    },
  );
  await book.attack(
    ['5.1.2', '1.5.2', '5.5.3'],
    '__proto__, constructor and prototype in 6 bodies and in addresses',
    async () => {
      const evil =
        '"__proto__":{"role":"administrator","scopes":["publish"],"isAdmin":true},"constructor":{"prototype":{"role":"administrator"}}';
      const sent = [];
      for (const [method, path, rest] of [
        ['PATCH', '/me', '"shows":{"__proto__":{"skill":true}}'],
        ['POST', '/me/keys', '"name":"k","scopes":["read"]'],
        ['POST', '/session', '"name":"a","password":"b"'],
        ['POST', '/convert?to=non', '"puzzle":"##\\n##"'],
        ['POST', '/draw', '"puzzle":"##\\n##","output":"svg","__proto__":{"cell":1}'],
        ['POST', '/games', `"puzzle":"${puzzle}"`],
      ])
        sent.push(await client.api(method, path, `{${evil},${rest}}`));
      sent.push(
        await nobody.api('GET', '/puzzles?__proto__[a]=1&constructor=x'),
        await nobody.ask('GET', '/people/__proto__'),
        await nobody.ask('GET', '/people/constructor'),
        await nobody.api('GET', '/puzzles/constructor'),
      );
      const me = (await client.api('GET', '/me')).json.person;
      const later = (await stage.stranger().api('GET', '/me')).json;
      return statuses(
        sent,
        [200, 201, 400, 401, 404, 422],
        me.role === 'person' && me.shows.skill === false && later.person === null,
      );
    },
  );
  await book.attack(
    ['13.1.5', '13.2.5', '5.5.1'],
    'nine other content types with JSON in them, and none',
    async () => {
      const answers = [];
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'text/html',
        'application/xml',
        'application/jsonp',
        'application/octet-stream',
        'json',
        'application/json-seq',
        undefined,
      ])
        answers.push(
          await client.api('PATCH', '/me', '{"about":"typed"}', { 'Content-Type': type }),
        );
      const { about } = (await client.api('GET', '/me')).json.person;
      return statuses(answers, [400, 415], about !== 'typed');
    },
  );
  await book.attack(
    ['Bodies', '5.1.4'],
    'a zero sign in texts, by 5 content types of JSON, and in addresses',
    async () => {
      const answers = [];
      for (const type of [
        'application/json',
        'application/json; charset=utf-8',
        'Application/JSON',
        'application/x+json',
        'application/vnd.api+json',
      ])
        answers.push(
          await client.api('POST', '/me/keys', '{"name":"a\\u0000b","scopes":["read"]}', {
            'Content-Type': type,
          }),
        );
      answers.push(
        await nobody.api('GET', '/puzzles/a%00b'),
        await nobody.api('GET', '/people/a%00'),
        await nobody.api('GET', '/puzzles?after=%00'),
      );
      return statuses(answers, [400, 415]);
    },
  );
  await book.attack(
    ['4.3.2', '5.3.9', '12.3.1', '12.3.2', '12.3.3', '12.5.1', '12.4.1'],
    '26 paths to files of the machine, of the server and of its data',
    async () => {
      const paths = [
        '/../../etc/passwd',
        '/..%2f..%2fetc/passwd',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/assets/../../server/main.ts',
        '/assets/..%5c..%5cmain.js',
        '/assets/%2e%2e/%2e%2e/package.json',
        '/....//....//etc/passwd',
        '/assets/..;/package.json',
        '//etc/passwd',
        '/file:///etc/passwd',
        '/assets/',
        '/assets',
        '/page-files.json',
        '/package.json',
        '/.env',
        '/.git/config',
        '/data/nonokit.db',
        '/nonokit.db',
        '/dist-server/main.js',
        '/main.js',
        '/server/main.ts',
        '/node_modules/hono/package.json',
        '/assets/%252e%252e/package.json',
        '/preview/..%2f..%2fx.png',
        '/api/v1/puzzles/..%2f..%2fx.json',
        '/api/v1/series/..%2fx.pdf',
      ];
      const answers = [];
      for (const path of paths) answers.push(await nobody.ask('GET', path));
      return statuses(
        answers,
        [400, 404],
        !answers.some(({ text }) => /root:x|"dependencies"|SQLite format/.test(text)),
      );
    },
  );
  await book.attack(
    ['5.1.5'],
    '30 addresses that want to lead elsewhere, and the host of another person',
    async () => {
      const places = [];
      const evil = [
        'https://evil.example',
        '//evil.example',
        '/\\evil.example',
        'javascript:alert(1)',
        '/%09/evil.example',
        'https:evil.example',
      ];
      for (const name of ['next', 'to', 'return', 'url'])
        for (const value of evil)
          places.push([`/sign-in?${name}=${encodeURIComponent(value)}`, {}]);
      for (const path of [
        '//evil.example/learn',
        '/%2fevil.example/learn',
        '/\\evil.example/learn',
        '/.evil.example/../learn',
        '/ru//evil.example',
        '/learn?//evil.example',
        '/puzzles/random?next=//evil.example',
      ])
        places.push([path, {}]);
      for (const path of ['/learn', '/ru', '/puzzles/random'])
        places.push(
          [path, { Host: 'evil.example' }],
          [path, { 'X-Forwarded-Host': 'evil.example' }],
        );
      const led = [];
      for (const [path, headers] of places) {
        const { headers: own, text } = await nobody.ask('GET', path, undefined, headers);
        const isElsewhere =
          own.location !== undefined &&
          new URL(own.location, stage.open.base).host !== new URL(stage.open.base).host;
        if (isElsewhere || /href="(https?:)?\/\/evil|href="javascript/.test(text))
          led.push(`${path} -> ${own.location ?? 'a link'}`);
      }
      return {
        came: led.length === 0 ? `none of ${places.length} leads elsewhere` : led.join(', '),
        held: led.length === 0,
      };
    },
  );
  await book.attack(
    ['5.2.7', '5.3.10', '5.5.2', '12.1.2', '5.2.6', '12.4.2'],
    'XML with entities of files, of addresses and of a billion laughs; SVG; gzip and zip bombs; images of 60,000 x 60,000',
    async () => {
      const doctype = (what) =>
        `<?xml version="1.0"?><!DOCTYPE a [${what}]><puzzleset><puzzle><title>&e;</title><clues type="columns"><line><count>1</count></line></clues><clues type="rows"><line><count>1</count></line></clues></puzzle></puzzleset>`;
      const laughs = Array.from(
        { length: 30 },
        (_, k) => `<!ENTITY e${k || ''} "${`&e${k + 1};`.repeat(10)}">`,
      ).join('');
      const png = (side) => {
        const head = Buffer.alloc(13);
        head.writeUInt32BE(side, 0);
        head.writeUInt32BE(side, 4);
        head.set([8, 6], 8);
        const chunk = (type, data) =>
          Buffer.concat([
            Buffer.from([0, 0, data.length >> 8, data.length & 255]),
            Buffer.from(type),
            data,
            Buffer.alloc(4),
          ]);
        return Buffer.concat([
          Buffer.from('89504e470d0a1a0a', 'hex'),
          chunk('IHDR', head),
          chunk('IDAT', deflateSync(Buffer.alloc(1000))),
          chunk('IEND', Buffer.alloc(0)),
        ]);
      };
      const zip = Buffer.concat([
        Buffer.from('504b03041400000008000000000000000000', 'hex'),
        Buffer.from('00e1f505ffffffff0400000061', 'hex'),
        gzipSync(Buffer.alloc(5_000_000)),
      ]);
      const files = [
        doctype('<!ENTITY e SYSTEM "file:///etc/passwd">'),
        doctype(`<!ENTITY e SYSTEM "${stage.limited.base}/healthz">`),
        doctype(laughs),
        `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>`,
        gzipSync(Buffer.alloc(60_000_000)),
        gzipSync(gzipSync(Buffer.alloc(60_000_000))),
        zip,
        png(60_000),
      ];
      const answers = [];
      for (const file of files)
        for (const path of ['/convert?to=json', '/make'])
          answers.push(
            await nobody.api('POST', path, Buffer.from(file), {
              'Content-Type': 'application/octet-stream',
            }),
          );
      const isRead = answers.some(({ text }) => /root:x|"ok"/.test(text));
      const slowest = Math.max(...answers.map(({ ms }) => ms));
      const { came, held } = statuses(answers, [200, 400, 413, 422], !isRead && slowest < 15_000);
      return { came: `${came}; ${Math.round(slowest)} ms at most`, held };
    },
  );
  await book.attack(
    ['5.2.7', '12.1.1'],
    'logos: SVG files with scripts, files, addresses, entities, 30 nested uses, 100,000 groups, and 380 KB',
    async () => {
      const owner = await stage.person(stage.open, stage.invite());
      const svg = (inside) => `<svg viewBox="0 0 9 9">${inside}</svg>`;
      const bombs = Array.from(
        { length: 30 },
        (_, k) => `<g id="g${k + 1}">${`<use href="#g${k}"/>`.repeat(10)}</g>`,
      ).join('');
      const files = [
        svg('<script>alert(1)</script>'),
        svg('<image href="file:///etc/passwd" width="9" height="9"/>'),
        svg(`<rect width="9" height="9" fill="url(${stage.limited.base}/healthz#a)"/>`),
        svg(`<style>@import "${stage.limited.base}/healthz";</style>`),
        `<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]>${svg('<text>&e;</text>')}`,
        svg(`<g id="g0"/>${bombs}<use href="#g30"/>`),
        svg('<g>'.repeat(50_000) + '</g>'.repeat(50_000)),
        svg('<rect/>'.repeat(40_000)),
        ' '.repeat(380_000),
      ];
      const answers = [];
      for (const file of files) {
        const body = { file: Buffer.from(file).toString('base64') };
        answers.push(await owner.client.api('PUT', '/owner/logo', body));
      }
      const slowest = Math.max(...answers.map(({ ms }) => ms));
      const { came, held } = statuses(answers, [400, 413, 422], slowest < 5000);
      return { came: `${came}; ${Math.round(slowest)} ms at most`, held };
    },
  );
  await book.attack(
    ['Pages', '5.3.1', '5.3.2', '5.3.3', '5.3.6', '5.2.2'],
    'a script in title, description, notes, tag, profile, comment, report, series and key, and in 12 addresses; 20 pages and answers read by two people',
    async () => {
      const reader = await stage.person();
      const id = await stage.publish(person, {
        titles: { en: SCRIPT, ru: SCRIPT },
        description: `${SCRIPT}</script><!--`,
        notes: SCRIPT,
        tags: [SCRIPT.slice(0, 30)],
      });
      await client.api('PATCH', '/me', { about: SCRIPT });
      await client.api('POST', `/puzzles/${id}/comments`, { text: SCRIPT, isOpen: false });
      const series = (
        await client.api('POST', '/series', { title: SCRIPT, description: SCRIPT, puzzles: [id] })
      ).json.id;
      await stage.solve(reader, id);
      await reader.client.api('POST', `/puzzles/${id}/comments`, { text: SCRIPT });
      await reader.client.api('POST', '/reports', {
        subject: { kind: 'puzzle', id },
        reason: 'other',
        note: SCRIPT,
      });
      const name = encodeURIComponent(person.name);
      const paths = [
        '/',
        '/puzzles',
        `/puzzles/${id}`,
        `/ru/puzzles/${id}`,
        `/embed/${id}`,
        `/series/${series}`,
        '/series',
        `/people/${name}`,
        '/feeds/new.atom',
        '/moderation',
        ...['.json', '.svg', '.xml', '.non', '/comments'].map(
          (end) => `/api/v1/puzzles/${id}${end}`,
        ),
        '/api/v1/me/export',
      ];
      const evil = encodeURIComponent(SCRIPT);
      for (const path of [
        `/puzzles?search=${evil}`,
        `/puzzles?tag=${evil}`,
        `/people/${evil}`,
        `/welcome/${evil}`,
        `/sign-in?part=${evil}`,
        `/${evil}`,
        `/ru/${evil}`,
        `/rankings?board=${evil}`,
        `/daily/${evil}`,
        `/oembed?url=${evil}`,
        `/api/v1/puzzles?limit=${evil}`,
        `/api/v1/${evil}`,
      ])
        paths.push(path);
      const found = [];
      for (const path of paths) {
        for (const asker of [client, reader.client]) {
          const { text, headers } = await asker.ask('GET', path, undefined, {
            Accept: 'text/html',
          });
          const isDocument = /html|xml|svg/.test(headers['content-type'] ?? '');
          if (isDocument && /<img src=x|<script>alert|<!--<script/.test(text)) found.push(path);
          if (headers['x-content-type-options'] !== 'nosniff') found.push(`${path}: no nosniff`);
        }
      }
      return {
        came:
          found.length === 0 ? `in none of ${paths.length} as it was written` : found.join(', '),
        held: found.length === 0,
      };
    },
  );
  await book.attack(
    ['5.3.4', '5.3.5', '5.3.7', '5.3.8'],
    'SQL and commands in names, identifiers, searches and cursors',
    async () => {
      const evil = [
        "' or 1=1--",
        '" or ""="',
        "'; drop table person;--",
        '1) union select * from person--',
        '$(id)',
        '`id`',
        '| id',
        '%27%20or%201=1',
        '*)(uid=*',
      ];
      const answers = [];
      for (const text of evil) {
        const part = encodeURIComponent(text);
        answers.push(
          await nobody.api('POST', '/session', { name: text, password: text }),
          await nobody.api('GET', `/people/${part}`),
          await nobody.api('GET', `/puzzles?after=${part}`),
          await nobody.api('GET', `/puzzles?author=${part}&tag=${part}`),
          await client.api('GET', `/games?after=${part}`),
          await client.api('DELETE', `/me/keys/${part}`),
        );
      }
      const still = db.prepare('select count(*) as n from person').get().n;
      return statuses(answers, [200, 400, 401, 404, 422], still > 0);
    },
  );
  await book.attack(
    ['The engine'],
    'noise of 100 x 100 that no line solves, to 5 calls',
    async () => {
      const { HOSTILE } = await import('../attack/hostile.mjs');
      const answers = [];
      for (const call of ['solve', 'check', 'rate', 'explain', 'hint'])
        answers.push(await nobody.api('POST', `/${call}`, HOSTILE['noise 100x100']));
      const slowest = Math.max(...answers.map(({ ms }) => ms));
      const { came, held } = statuses(answers, [200, 422], slowest < 20_000);
      return { came: `${came}; ${Math.round(slowest)} ms at most`, held };
    },
  );
}
