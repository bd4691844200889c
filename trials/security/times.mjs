/**
 * Whether answers tell by their time what they do not tell in words. Requests of two kinds take
 * turns, in a random order within each pair, so that a busy machine slows both. Told is the share
 * of all comparisons in which the one took longer (the statistic of Mann and Whitney, as a share: a
 * half if nothing is told), and how many standard errors it is away from a half.
 */
const PAIRS = 200;

/** Further away than chance is in one of 15,000 runs. */
const MOST_ERRORS = 4;

/** The outcome of pairs of requests; each answers with its status and time. */
async function compared(one, other, pairs = PAIRS) {
  const times = [[], []];
  const seen = [new Set(), new Set()];
  for (let k = -5; k < pairs; k++) {
    for (const which of Math.random() < 0.5 ? [0, 1] : [1, 0]) {
      const { status, ms, text } = await [one, other][which](k);
      if (k < 0) continue;
      times[which].push(ms);
      seen[which].add(`${status} ${text.replace(/\d+/g, '')}`);
    }
  }
  const share = measureShare(times[0], times[1]);
  const error = Math.sqrt((2 * pairs + 1) / (12 * pairs * pairs));
  const away = (share - 0.5) / error;
  const [a, b] = times.map((list) => list.toSorted((x, y) => x - y)[list.length >> 1].toFixed(1));
  const isSame = `${[...seen[0]].sort()}` === `${[...seen[1]].sort()}`;
  return {
    came: `${isSame ? 'the same answers' : 'OTHER ANSWERS'}; ${pairs} pairs, medians ${a} and ${b} ms, the first is slower in ${(share * 100).toFixed(1)} %, ${away.toFixed(1)} standard errors from a half`,
    held: isSame && Math.abs(away) < MOST_ERRORS,
  };
}

/** The share of pairs, one of each list, in which the first is larger. */
function measureShare(first, second) {
  const sorted = second.toSorted((a, b) => a - b);
  let larger = 0;
  for (const time of first) larger += sorted.filter((each) => each < time).length;
  return larger / (first.length * second.length);
}

export async function times(stage, book) {
  const nobody = stage.stranger();
  const people = [];
  for (let k = 0; k < 6; k++) people.push(await stage.person());
  const known = (k) => people[(k + 60) % people.length].name;
  const unknown = (k) => `Person ${(k + 60) % people.length} of nowhere`;
  const password = 'wrong in any case';
  const code = '00000-11111-22222-33333-44444';

  await book.attack(
    ['Unknown names'],
    'signing in with names that are there and names that are not',
    () =>
      compared(
        (k) => nobody.api('POST', '/session', { name: known(k), password }),
        (k) => nobody.api('POST', '/session', { name: unknown(k), password }),
      ),
  );
  await book.attack(
    ['Unknown names', '2.5.6'],
    'recovery codes for names that are there and names that are not',
    () =>
      compared(
        (k) => nobody.api('POST', '/recovery', { name: known(k), code, password }),
        (k) => nobody.api('POST', '/recovery', { name: unknown(k), code, password }),
      ),
  );
  await book.attack(
    ['2.6.3', '2.5.6'],
    'recovery codes that begin as the right one, and others',
    () =>
      compared(
        (k) =>
          nobody.api('POST', '/recovery', {
            name: known(k),
            code: `${people[(k + 60) % people.length].code.slice(0, -1)}!`,
            password,
          }),
        (k) => nobody.api('POST', '/recovery', { name: known(k), code, password }),
      ),
  );
  await book.attack(['2.3.1'], 'invitations that begin as the right one, and others', () => {
    const right = stage.invite();
    const tried = (invitation) =>
      nobody.api('POST', '/accounts', { name: 'A newcomer', password, invitation });
    return compared(
      () => tried(`${right.slice(0, -2)}--`),
      () => tried(`${'A'.repeat(41)}--`),
      120,
    );
  });
  await book.attack(
    ['Unknown names', '2.7.1'],
    'recovery by mail for names with a confirmed address and names that are not there',
    async () => {
      for (const { id } of people)
        stage.db
          .prepare(
            "update person set email = 'x' || id || '@nonograms.example', email_confirmed_at = 1 where id = ?",
          )
          .run(id);
      return compared(
        (k) => nobody.api('POST', '/recovery/mail', { name: known(k) }),
        (k) => nobody.api('POST', '/recovery/mail', { name: unknown(k) }),
      );
    },
  );
  await book.attack(['API keys'], 'keys that begin as a right one, and others', async () => {
    const { key } = (
      await people[0].client.api('POST', '/me/keys', { name: 'k', scopes: ['read'] })
    ).json;
    const ask = (text) => nobody.api('GET', '/me', undefined, { Authorization: `Bearer ${text}` });
    return compared(
      () => ask(`${key.slice(0, -2)}--`),
      () => ask(`nk_${'A'.repeat(41)}--`),
      400,
    );
  });
}
