/** Guessing, spraying and floods against the server with its usual limits. */
import { facts, statuses } from './notebook.mjs';

/** Asks so often; answers with how often it was refused, and the first refusal. */
async function flood(times, ask) {
  let refused = 0;
  let first;
  const other = new Set();
  for (let from = 0; from < times; from += 20) {
    const answers = await Promise.all(
      Array.from({ length: Math.min(20, times - from) }, (_, k) => ask(from + k)),
    );
    for (const answer of answers) {
      if (answer.status === 429) [refused, first] = [refused + 1, first ?? answer];
      else other.add(answer.status);
    }
  }
  return { refused, first, others: [...other].join(', ') };
}

export async function limits(stage, book) {
  const site = stage.limited;
  const at = (address) => stage.stranger(site, address);
  const password = 'wrong in any case';
  const owner = await stage.person(site);
  const wrong = (client, name, headers) =>
    client.api('POST', '/session', { name, password }, headers);

  await book.attack(
    ['Limits', '2.2.1', '11.1.4'],
    'guessing one name 15 times at one address: also by other cases, spaces, look-alikes and forged headers',
    async () => {
      const client = at('127.0.1.1');
      const names = [
        owner.name,
        owner.name.toUpperCase(),
        ` ${owner.name} `,
        owner.name.replaceAll(' ', '_'),
        owner.name.replace('o', 'о'),
        owner.name.replace('P', 'Р'),
      ];
      const answers = [];
      for (let k = 0; k < 15; k++)
        answers.push(
          await wrong(client, names[k % names.length], {
            'X-Forwarded-For': `203.0.113.${k}`,
            'X-Real-IP': `203.0.113.${k}`,
            Forwarded: `for=203.0.113.${k}`,
            'CF-Connecting-IP': `203.0.113.${k}`,
          }),
        );
      const last = answers.at(-1);
      const right = await client.api('POST', '/session', {
        name: owner.name,
        password: owner.password,
      });
      const elsewhere = await at('127.0.1.2').api('POST', '/session', {
        name: owner.name,
        password: owner.password,
      });
      const { came } = statuses(answers, [401, 429]);
      return {
        came: `${came}; the right password there ${right.status}, elsewhere ${elsewhere.status}`,
        held:
          answers.filter(({ status }) => status === 401).length === 10 &&
          last.headers['retry-after'] > 0 &&
          right.status === 429 &&
          elsewhere.status === 200,
      };
    },
  );
  await book.attack(
    ['Limits', '2.2.1', '14.5.4', 'Browsers of the owner'],
    'guessing one name twice from 35 addresses, and its recovery code from 10; its owner signs in meanwhile, also where a stranger has guessed',
    async () => {
      const person = await stage.person(site);
      const right = { name: person.name, password: person.password };
      const round = async () => {
        const all = [];
        for (let k = 1; k <= 35; k++) all.push(await wrong(at(`127.0.2.${k}`), person.name));
        return all;
      };
      const first = await round();
      const second = await round();
      const codes = [];
      for (let k = 1; k <= 10; k++) {
        const body = { name: person.name, code: '0', password };
        codes.push(await at(`127.0.2.${k}`).api('POST', '/recovery', body));
      }
      const elsewhere = await at('127.0.2.99').api('POST', '/session', right);
      const home = at('127.0.2.1');
      home.keepCookie(elsewhere);
      const { status: own } = await home.api('POST', '/session', right);
      const { status: foreign } = await at('127.0.2.1').api('POST', '/session', right);
      const count = (answers) => answers.filter(({ status }) => status === 401).length;
      const { came } = statuses([...first, ...second, ...codes], [401, 429]);
      return {
        came: `${came}; the owner ${elsewhere.status}, in a known browser ${own}, in another one there ${foreign}`,
        held:
          count(first) === 35 &&
          count(second) === 15 &&
          count(codes) === 10 &&
          elsewhere.status === 200 &&
          own === 200 &&
          foreign === 429,
      };
    },
  );
  await book.attack(
    ['Limits', '2.2.1'],
    'spraying: one password for 70 names from one address',
    async () => {
      const client = at('127.0.3.1');
      const { refused, others } = await flood(70, (k) => wrong(client, `Sprayed ${k}`));
      return { came: `${refused} refused, others ${others}`, held: refused === 10 };
    },
  );
  await book.attack(
    ['Limits', '11.1.3', '11.1.4'],
    '45 sign-ups from one address, 25 recoveries, 25 recovery mails, 130 beginnings of passkeys',
    async () => {
      const client = at('127.0.4.1');
      const ups = await flood(45, (k) =>
        client.api('POST', '/accounts', { name: `Many ${k}`, password: 'a long enough one' }),
      );
      const backs = await flood(25, (k) =>
        client.api('POST', '/recovery', { name: `Many ${k}`, code: 'x', password }),
      );
      const keys = await flood(130, () => client.api('POST', '/session/passkey/options'));
      return facts({
        [`${ups.refused} of 45 sign-ups refused`]: ups.refused === 5,
        [`${backs.refused} of 25 recoveries refused`]: backs.refused === 5,
        [`${keys.refused} of 130 beginnings refused`]: keys.refused >= 10,
        'told when again, and in RateLimit':
          ups.first?.headers['retry-after'] > 0 &&
          ups.first?.headers['ratelimit-remaining'] === '0',
      });
    },
  );
  await book.attack(
    ['Limits'],
    'guessing the password in a stolen session: 25 changes, 25 leavings',
    async () => {
      const { client } = await stage.person(site, undefined, '127.0.4.9');
      const changes = await flood(25, () =>
        client.api('POST', '/me/password', { current: password, next: 'the third long password' }),
      );
      const leaving = await flood(25, () => client.api('DELETE', '/me', { password }));
      return {
        came: `${changes.refused} and ${leaving.refused} refused`,
        held: changes.refused === 5 && leaving.refused === 5,
      };
    },
  );
  const author = await stage.person(site, undefined, '127.0.5.1');
  const puzzle = await stage.publish(author);
  const series = (
    await author.client.api('POST', '/series', { title: 'Flooded', puzzles: [puzzle] })
  ).json.id;
  const pages = {
    'the first page': '/',
    'people with a dot': '/people/a.b',
    'missing pages with a dot': '/no.where',
    feeds: '/feeds/new.atom',
    lists: '/api/v1/puzzles',
    oembed: `/oembed?url=${site.base}/puzzles/${puzzle}`,
  };
  let address = 0;
  for (const [name, path] of Object.entries(pages)) {
    await book.attack(['Limits', '11.1.4'], `1,300 readings of ${name} in a minute`, async () => {
      const client = at(`127.0.6.${++address}`);
      const start = performance.now();
      const { refused, others } = await flood(1300, () => client.ask('GET', path));
      const seconds = (performance.now() - start) / 1000;
      return {
        came: `${refused} refused, others ${others}; ${seconds.toFixed(0)} s`,
        held: refused > 0 || seconds > 60,
      };
    });
  }
  for (const [name, path] of Object.entries({
    previews: `/preview/${puzzle}.png`,
    sheets: `/api/v1/puzzles/${puzzle}.svg`,
    booklets: `/api/v1/series/${series}.pdf`,
  })) {
    await book.attack(['Limits'], `260 readings of ${name}, which the engine draws`, async () => {
      const client = at(`127.0.6.${++address}`);
      const start = performance.now();
      const { refused, others } = await flood(260, () => client.ask('GET', path));
      const seconds = (performance.now() - start) / 1000;
      return {
        came: `${refused} refused, others ${others}; ${seconds.toFixed(0)} s`,
        held: refused > 0,
      };
    });
  }
  await book.attack(
    ['Limits', '11.1.4'],
    '230 changes of one puzzle by a file, each of which the engine looks at',
    async () => {
      const file = stage.parts.encodeRecord(stage.parts.uniquePicture('changed'));
      const start = performance.now();
      const { refused, first, others } = await flood(230, () =>
        author.client.api('PUT', `/puzzles/${puzzle}`, { file, acceptWarnings: true }),
      );
      const seconds = (performance.now() - start) / 1000;
      return {
        came: `${refused} refused (${first?.json?.limit ?? 'none'}), others ${others}; ${seconds.toFixed(0)} s`,
        held: refused > 0,
      };
    },
  );
}
