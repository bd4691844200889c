/** What answers reveal besides their content: headers, caches, errors, logs. */
import { readFileSync } from 'node:fs';
import { facts, statuses } from './notebook.mjs';

export async function output(stage, book) {
  const nobody = stage.stranger();
  const person = await stage.person();
  const puzzle = await stage.publish(person);
  const pages = [
    '/',
    '/ru/',
    '/puzzles',
    `/puzzles/${puzzle}`,
    '/series',
    '/rankings',
    '/daily',
    '/make/',
    '/play/',
    '/learn/',
    '/settings/',
    '/sign-in',
    '/moderation',
    '/about',
    '/api',
    `/people/${encodeURIComponent(person.name)}`,
    '/nowhere',
    '/robots.txt',
    '/feeds/new.atom',
    '/healthz',
    '/api/v1/puzzles',
    '/api/v1/me',
    '/api/v1/nowhere',
    `/preview/${puzzle}.png`,
  ];

  await book.attack(
    [
      'Pages',
      '14.4.3',
      '14.4.4',
      '14.4.5',
      '14.4.6',
      '14.4.7',
      '10.3.2',
      '5.2.4',
      '5.2.5',
      '9.1.1',
    ],
    `headers of ${pages.length} answers, over TLS and without; /embed beside them`,
    async () => {
      const wrong = [];
      for (const site of [stage.open, stage.secure]) {
        for (const path of [...pages, `/embed/${puzzle}`]) {
          const { headers } = await stage.stranger(site).ask('GET', path);
          const csp = headers['content-security-policy'] ?? '';
          const isEmbed = path.startsWith('/embed');
          const scripts = csp.split('; ').find((part) => part.startsWith('script-src ')) ?? '';
          const checks = {
            'default-src': csp.includes("default-src 'none'"),
            'script-src': scripts === "script-src 'self' 'wasm-unsafe-eval'",
            'base-uri': csp.includes("base-uri 'none'") && csp.includes("form-action 'self'"),
            frames: isEmbed
              ? csp.includes('frame-ancestors *')
              : csp.includes("frame-ancestors 'none'") && headers['x-frame-options'] === 'DENY',
            nosniff: headers['x-content-type-options'] === 'nosniff',
            referrer: headers['referrer-policy'] === 'same-origin',
            permissions: /camera=\(self\).*geolocation=\(\)/.test(
              headers['permissions-policy'] ?? '',
            ),
            hsts:
              site !== stage.secure ||
              /max-age=31536000/.test(headers['strict-transport-security'] ?? ''),
            type: /charset=|image\/|json|zip|manifest/i.test(headers['content-type'] ?? ''),
            version: headers['x-powered-by'] === undefined && headers['server'] === undefined,
          };
          for (const [name, isRight] of Object.entries(checks))
            if (!isRight) wrong.push(`${path}: ${name}`);
        }
      }
      return {
        came: wrong.length === 0 ? 'all there' : wrong.join(', '),
        held: wrong.length === 0,
      };
    },
  );
  await book.attack(
    ['Pages', '14.4.1', '14.3.3', '10.2.1', '12.6.1', '14.2.3'],
    'all addresses in the HTML of these pages',
    async () => {
      const foreign = [];
      for (const path of pages) {
        const { text, headers } = await nobody.ask('GET', path);
        if (!/html/.test(headers['content-type'] ?? '')) continue;
        for (const [, address] of text.matchAll(
          /\b(?:src|srcset|action|data)="((?:https?:)?\/\/[^"]+)"/g,
        ))
          if (!address.startsWith(stage.open.base)) foreign.push(`${path}: ${address}`);
        if (/<script(?![^>]*\bsrc=)(?![^>]*type="application\/(ld\+)?json")[^>]*>\S/.test(text))
          foreign.push(`${path}: a script in the page`);
        if (/\son\w+="/.test(text)) foreign.push(`${path}: a handler in the page`);
      }
      return {
        came: foreign.length === 0 ? 'none of others, no script in a page' : foreign.join(', '),
        held: foreign.length === 0,
      };
    },
  );
  await book.attack(
    ['8.1.1', '8.2.1'],
    'caches: what a signed-in person reads, at 18 addresses, and answers to changes',
    async () => {
      const wrong = [];
      for (const path of [
        '/',
        '/puzzles',
        `/puzzles/${puzzle}`,
        '/settings/',
        '/sign-in',
        '/moderation',
        ...[
          '/me',
          '/me/sessions',
          '/me/keys',
          '/me/passkeys',
          '/me/export',
          '/games',
          '/games/next',
          '/puzzles',
          `/puzzles/${puzzle}`,
          '/rankings',
          '/moderation/log',
          `/puzzles/${puzzle}/comments`,
        ].map((one) => `/api/v1${one}`),
      ]) {
        const { headers } = await person.client.ask('GET', path);
        if (!/private|no-store/.test(headers['cache-control'] ?? ''))
          wrong.push(`${path}: ${headers['cache-control']}`);
      }
      const { headers } = await person.client.api('PATCH', '/me', { about: 'x' });
      if (headers['cache-control'] !== 'no-store') wrong.push('a change');
      return {
        came: wrong.length === 0 ? 'private or no-store' : wrong.join(', '),
        held: wrong.length === 0,
      };
    },
  );
  await book.attack(
    ['7.4.1', '7.4.3', '14.3.2', '4.1.5'],
    'answers to 11 broken requests: stacks, paths, SQL, versions in them',
    async () => {
      const answers = [
        await nobody.api('POST', '/session', '{'),
        await nobody.api('POST', '/session', '{"name":'),
        await nobody.api('GET', '/puzzles?limit=x'),
        await nobody.ask('GET', '/people/%E0%A4%A'),
        await nobody.api('POST', '/convert?to=nothing', 'x'),
        await nobody.api('POST', '/solve', Buffer.from([255, 254, 0]), { 'Content-Type': 'x/y' }),
        await nobody.api('GET', '/me', undefined, { Authorization: 'Bearer x' }),
        await nobody.api('PUT', '/games/x', '{}'),
        await nobody.ask('GET', '/debug'),
        await nobody.ask('GET', '/api/v1/../../x'),
        await nobody.api('DELETE', '/me', 'x'),
      ];
      const told = answers.filter(({ text }) =>
        /\bat .*\.(js|ts):\d|node_modules|sqlite|select .* from|\/work\/|\/home\/|hono|zod/i.test(
          text,
        ),
      );
      return statuses(answers, [400, 401, 404, 415, 422], told.length === 0);
    },
  );
  await book.attack(
    ['14.5.3', '14.5.2'],
    'reading and changing from other pages: what the browser is told',
    async () => {
      const Origin = 'https://evil.example';
      const read = await person.client.api('GET', '/me', undefined, { Origin });
      const asked = await nobody.api('OPTIONS', '/me', undefined, {
        Origin,
        'Access-Control-Request-Method': 'DELETE',
      });
      const page = await person.client.ask('GET', '/settings/', undefined, { Origin });
      return facts({
        'every site, never with credentials':
          read.headers['access-control-allow-origin'] === '*' &&
          read.headers['access-control-allow-credentials'] === undefined,
        'GET and HEAD only': asked.headers['access-control-allow-methods'] === 'GET,HEAD',
        'pages of the site not at all': page.headers['access-control-allow-origin'] === undefined,
      });
    },
  );
  await book.attack(
    ['7.1.1', '7.1.2', '7.1.3', '7.2.1', '7.2.2', '7.3.1'],
    'the log after all that: passwords, cookies and keys in it; refusals; a line end in a name, path and browser',
    async () => {
      const { client, password } = await stage.person();
      await stage
        .stranger()
        .api(
          'POST',
          '/session',
          { name: 'a\n{"level":60,"msg":"forged"}', password: 'wrong\n{"forged":1}' },
          { 'User-Agent': 'x {"msg":"forged"}' },
        );
      await nobody.ask('GET', '/x%0a%7B%22msg%22:%22forged%22%7D');
      const lines = readFileSync(stage.open.log, 'utf8').trim().split('\n');
      const parsed = lines.map((line) => {
        try {
          return JSON.parse(line);
        } catch {
          return undefined;
        }
      });
      return facts({
        'no password, no cookie': !lines.some(
          (line) =>
            line.includes(password) ||
            line.includes(client.cookie.split('=')[1]) ||
            line.includes('$argon2'),
        ),
        'refusals and sign-ins are there':
          parsed.some((line) => line?.msg === 'refused' && line.status === 401) &&
          parsed.some((line) => line?.msg === 'signed in'),
        'nothing forged': !parsed.some((line) => line?.msg === 'forged' || line?.forged === 1),
      });
    },
  );
  await book.attack(['8.1.4'], '/metrics through a proxy, as three headers say it', async () => {
    const answers = [];
    for (const headers of [
      { 'X-Forwarded-For': '127.0.0.1' },
      { 'X-Real-IP': '127.0.0.1' },
      { Forwarded: 'for=127.0.0.1' },
    ])
      answers.push(await nobody.ask('GET', '/metrics', undefined, headers));
    const read = await nobody.ask('GET', '/metrics');
    return statuses(answers, 404, read.status === 200 && !read.text.includes(person.name));
  });
}
