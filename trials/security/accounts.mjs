/** Passwords, names, recovery, invitations: ways into another person's account. */
import { createHash } from 'node:crypto';
import { facts, statuses } from './notebook.mjs';

const PASSWORD = 'seven grey owls at noon';

/** A long text that does not repeat: passwords that do are refused. */
const LONG = Array.from({ length: 200 }, (_, k) =>
  createHash('sha256').update(`${k}`).digest('base64'),
).join('é漢');

/** Names with invisible characters, or that look like other names. */
const BAD_NAMES = [
  ...[
    'a\u200bb',
    'a\u202eb',
    'a\u00adb',
    'a\u0000b',
    'a\nb',
    'a\u3164b',
    'a\u2800b',
    '\u115f\u1160',
  ],
  ...[
    '\u0301\u0301',
    'a \u0301',
    'а\u0488б',
    'a\u0489b',
    'a\u{e0041}b',
    'Z\u0301\u0302\u0303\u0304',
  ],
  ...[
    'Аnna',
    'Annа',
    'νera',
    'a\u0660',
    '<b>a</b>',
    'a/b',
    '../a',
    'a%00b',
    'x'.repeat(31),
    'x',
    '',
  ],
  ...['admin', 'ADM1N', '\u1d00\u1d05\u1d0d\u026a\u0274', 'N0nokit', 'Mоderator', 'аdmin', 'me'],
];

/** Names of which the second looks like the first. */
const ALIKE = [
  ...[
    ['Anna', 'ANNA'],
    ['Carol', 'CaroI'],
    ['Tom', 'Тоm'],
    ['Rosa', 'Róѕa'],
    ['Molly', 'MoIIy'],
  ],
  ...[
    ['Omar', '0mar'],
    ['Bernd', 'Bemd'],
    ['Vivi', 'V1v1'],
    ['Wim', 'VVim'],
    ['Otto', 'ОТТО'],
  ],
  ...[
    ['Ann Lee', 'Ann_Lee'],
    ['Tina', 'T\u0131na'],
    ['Gina', '\u0261ina'],
    ['Lena', '\u029fena'],
  ],
  ...[
    ['Tony', 'ΤΟΝΥ'],
    ['Hanna', '\u029canna'],
    ['Ada', '\u0251da'],
    ['Bonny', 'ΒΟΝΝΥ'],
  ],
  ...[
    ['Zoe', 'ΖΟΕ'],
    ['Kim', 'ΚΙΜ'],
    ['Вера', 'Bepa'],
    ['Сова', 'COBA'],
    ['Катя', 'Kатя'],
  ],
  ...[
    ['Hat', 'НАТ'],
    ['Erik', 'Erіk'],
    ['José', 'Jose'],
    ['Straße', 'Stra\u00dfe'],
  ],
];

export async function accounts(stage, book) {
  const { db, parts } = stage;
  const nobody = stage.stranger();
  const signUp = (name, password = PASSWORD, more = {}) =>
    nobody.api('POST', '/accounts', { name, password, ...more });
  const signIn = (name, password) => nobody.api('POST', '/session', { name, password });
  let number = 0;
  const fresh = () => `Fresh ${number++} of them`;

  await book.attack(
    ['Passwords', '2.1.1', '2.1.2'],
    'passwords of 9, 10, 128, 1000 and 1001 signs, and of 5000',
    async () => {
      const codes = [];
      for (const length of [9, 10, 128, 1000, 1001, 5000]) {
        codes.push((await signUp(fresh(), LONG.slice(0, length))).status);
      }
      return { came: codes.join(', '), held: `${codes}` === '422,201,201,201,422,400' };
    },
  );
  await book.attack(
    ['Passwords', '2.1.7', '2.1.9'],
    'eight common passwords, as capitals too; the name; ten signs of one kind',
    async () => {
      const common = [
        '1234567890',
        'qwertyuiop',
        'QWERTYUIOP',
        'password12',
        'PassWord123',
        '1q2w3e4r5t',
        'iloveyou12',
        '0987654321',
      ];
      const refused = [];
      for (const password of common) refused.push(await signUp(fresh(), password));
      refused.push(await signUp('Anybody of note', 'ANYBODY-OF_NOTE'));
      const taken = await signUp(fresh(), 'zqkwvjxmfb');
      return statuses(refused, 422, taken.status === 201);
    },
  );
  await book.attack(
    ['2.1.3', '2.1.4'],
    'a password of 1000 signs whose last one is wrong; emoji; the same text in another Unicode form',
    async () => {
      const long = `🦉é ${LONG}`.slice(0, 1000);
      const name = fresh();
      const other = fresh();
      await signUp(name, long);
      await signUp(other, 'cafe\u0301 au lait');
      const answers = [
        await signIn(name, `${long.slice(0, -1)}x`),
        await signIn(name, long.slice(0, 900)),
      ];
      const right = [await signIn(name, long), await signIn(other, 'caf\u00e9 au lait')];
      return statuses(
        answers,
        401,
        right.every(({ status }) => status === 200),
      );
    },
  );
  await book.attack(
    ['Passwords', '2.4.1', '2.4.2', '2.4.5', '6.2.2'],
    'what the database keeps of a password',
    async () => {
      const one = fresh();
      const two = fresh();
      for (const name of [one, two]) await signUp(name);
      const rows = [one, two].map(
        (name) =>
          db.prepare('select password_hash as hash from person where name = ?').get(name).hash,
      );
      return facts({
        'argon2id, 19 MiB, two passes': rows.every((hash) =>
          hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'),
        ),
        salted: rows[0] !== rows[1],
        'the password is in no file of the database': !stage.stored().includes(PASSWORD),
      });
    },
  );
  await book.attack(
    ['Passwords'],
    '90 sign-ins at once, and a list of puzzles beside them',
    async () => {
      const flood = Array.from({ length: 90 }, () => signIn('Nobody at all', PASSWORD));
      const beside = await stage.stranger().api('GET', '/puzzles');
      const answers = await Promise.all(flood);
      const busy = answers.filter(({ status }) => status === 503);
      const has = busy.length > 0 && busy.every(({ headers }) => headers['retry-after'] > 0);
      return statuses(answers, [401, 503], has && beside.status === 200);
    },
  );
  await book.attack(
    ['2.1.5'],
    'a new password without the old one, with a wrong one, too short; then by the old session and password',
    async () => {
      const { client, name, password } = await stage.person();
      const elsewhere = stage.stranger();
      elsewhere.keepCookie(await signIn(name, password));
      const before = client.cookie;
      const refused = [
        await client.api('POST', '/me/password', { next: PASSWORD }),
        await client.api('POST', '/me/password', { current: 'wrong in any case', next: PASSWORD }),
        await client.api('POST', '/me/password', { current: password, next: 'short' }),
      ];
      const changed = await client.api('POST', '/me/password', {
        current: password,
        next: PASSWORD,
      });
      const gone = [
        await elsewhere.api('GET', '/me/sessions'),
        await client.api('GET', '/me/sessions'),
        await signIn(name, password),
      ];
      client.keepCookie(changed);
      const after = await client.api('GET', '/me/sessions');
      return statuses(
        refused,
        [400, 403, 422],
        changed.status === 204 &&
          before !== client.cookie &&
          gone.every(({ status }) => status === 401) &&
          after.status === 200,
      );
    },
  );
  await book.attack(
    ['A recovery code', '2.5.3', '2.5.6', '2.6.1'],
    'a recovery code: guessed, of another person, used, used again, used twice at once',
    async () => {
      const owner = await stage.person();
      const other = await stage.person();
      const key = (await owner.client.api('POST', '/me/keys', { name: 'k', scopes: ['read'] })).json
        .key;
      const stick = parts.authenticator({ origin: stage.open.base });
      const { ceremony, options } = (await owner.client.api('POST', '/me/passkeys/options')).json;
      const response = stick.create(options.challenge, { origin: stage.open.base });
      const added = await owner.client.api('POST', '/me/passkeys', {
        ceremony,
        name: 'k',
        response,
      });
      const recover = (code, password = 'the third long password') =>
        nobody.api('POST', '/recovery', { name: owner.name, code, password });
      const wrong = [
        await recover('00000-00000-00000-00000-00000'),
        await recover(other.code),
        await recover(''),
        await recover(owner.code.slice(0, -1)),
        await recover(`${owner.code}0`),
      ];
      const twice = await Promise.all([
        recover(owner.code.toLowerCase().replaceAll('-', ' ')),
        recover(owner.code),
      ]);
      const again = await recover(owner.code);
      const program = stage.stranger();
      program.key = key;
      const left = [await owner.client.api('GET', '/me/sessions'), await program.api('GET', '/me')];
      const { passkeys } = db
        .prepare('select count(*) as passkeys from passkey where person_id = ?')
        .get(owner.id);
      const first = twice.filter(({ status }) => status === 200);
      const old = await signIn(owner.name, owner.password);
      return statuses(
        [...wrong, again, old, ...left],
        401,
        first.length === 1 &&
          added.status === 201 &&
          passkeys === 0 &&
          !first[0].text.includes(owner.password),
      );
    },
  );
  await book.attack(
    ['2.6.2', '2.6.3'],
    'recovery codes of 20 people, and what the database keeps of them',
    async () => {
      const codes = [];
      for (let k = 0; k < 20; k++) codes.push((await stage.person()).code.replaceAll('-', ''));
      const signs = new Set(codes.join(''));
      return facts({
        '25 signs, all different':
          codes.every((code) => code.length === 25) && new Set(codes).size === 20,
        [`${signs.size} of 32 signs in use`]: signs.size > 25 && signs.size <= 32,
        'none is in the database': !codes.some((code) => stage.stored().includes(code)),
      });
    },
  );
  await book.attack(
    ['2.7.2', '2.7.3', '2.7.5', '2.2.2'],
    'a mailed code: of an address that is not confirmed, after 11 minutes, twice, for another person, in place of the other kind',
    async () => {
      const owner = await stage.person();
      const address = `owner${owner.id}@nonograms.example`;
      const mailed = async (act) => {
        const before = stage.mails.length;
        await act();
        for (let k = 0; k < 100 && stage.mails.length === before; k++)
          await new Promise((go) => setTimeout(go, 100));
        return stage.mails
          .slice(before)
          .join('')
          .match(/[0-9A-Z]{5}(-[0-9A-Z]{5}){4}/)?.[0];
      };
      const wish = () =>
        owner.client.api('POST', '/me/email', { address, password: owner.password });
      const ask = () => nobody.api('POST', '/recovery/mail', { name: owner.name });
      const recover = (name, code) =>
        nobody.api('POST', '/recovery', { name, code, password: PASSWORD });
      const unconfirmed = await mailed(wish);
      const refused = [await recover(owner.name, unconfirmed)];
      const before = stage.mails.length;
      await ask();
      await owner.client.api('POST', '/me/email/confirm', { code: unconfirmed });
      await new Promise((go) => setTimeout(go, 1500));
      const quiet = stage.mails.slice(before).every((mail) => !/recovery code/i.test(mail));
      const late = await mailed(ask);
      db.prepare(
        "update challenge set ends_at = ends_at - 660000 where id like 'recovery:%'",
      ).run();
      refused.push(await recover(owner.name, late));
      const code = await mailed(ask);
      const other = await stage.person();
      refused.push(await recover(other.name, code));
      const used = await recover(owner.name, code);
      refused.push(await recover(owner.name, code));
      const isHidden =
        !stage.stored().includes(code.replaceAll('-', '')) && !stage.logs().includes(code);
      return statuses(refused, 401, quiet && used.status === 200 && isHidden);
    },
  );
  await book.attack(
    ['2.2.3', '2.5.5'],
    'a confirmed address, then a new password, key, recovery code and passkey',
    async () => {
      const told = stage.mails.filter((mail) => /A recovery code was used/.test(mail)).length;
      return { came: `${told} mail of the recovery above`, held: told > 0 };
    },
  );
  await book.attack(['5.2.3'], 'line ends and more receivers in an address of mail', async () => {
    const { client, password } = await stage.person();
    const addresses = [
      'a@b.example\r\nBcc: evil@evil.example',
      'a@b.example, evil@evil.example',
      '"a\r\nX: y"@b.example',
      '<a@b.example>',
      'a@b.example\u0000',
    ];
    const answers = [];
    for (const address of addresses)
      answers.push(await client.api('POST', '/me/email', { address, password }));
    return statuses(answers, [400, 422]);
  });
  await book.attack(
    ['2.3.1', '2.5.4', '8.3.1'],
    'invitations: guessed, used, used again, used twice at once, the one before; usual names and passwords of administrators',
    async () => {
      const old = stage.invite();
      const token = stage.invite();
      const guessed = [
        await signUp(fresh(), PASSWORD, { invitation: 'A'.repeat(43) }),
        await signUp(fresh(), PASSWORD, { invitation: old }),
      ];
      const role = (answer) => answer.json.person?.role;
      const both = await Promise.all(
        [fresh(), fresh()].map((name) => signUp(name, PASSWORD, { invitation: token })),
      );
      const again = await signUp(fresh(), PASSWORD, { invitation: token });
      const roles = both.map(role).filter((one) => one === 'administrator');
      const defaults = [];
      for (const name of ['admin', 'administrator', 'root'])
        defaults.push(await signIn(name, name), await signIn(name, 'password'));
      const isNoted = stage.logs().includes(token);
      return statuses(
        [...guessed, again, ...defaults],
        [401, 403],
        roles.length === 1 && !isNoted && token.length === 43,
      );
    },
  );
  await book.attack(
    ['Names', '5.2.2'],
    `${BAD_NAMES.length} names with invisible, heaped, mixed or reserved signs`,
    async () => {
      const taken = [];
      for (const name of BAD_NAMES) {
        const { status } = await signUp(name);
        if (status !== 422 && status !== 400) taken.push(JSON.stringify(name));
      }
      return {
        came: taken.length === 0 ? 'all 400 or 422' : `taken: ${taken.join(', ')}`,
        held: taken.length === 0,
      };
    },
  );
  await book.attack(['Names'], `${ALIKE.length} pairs of names that look alike`, async () => {
    const taken = [];
    for (const [name, like] of ALIKE) {
      await signUp(name);
      const { status } = await signUp(like);
      if (status !== 409 && status !== 422) taken.push(`${name} = ${like}`);
    }
    return {
      came: taken.length === 0 ? 'all 409 or 422' : `taken: ${taken.join(', ')}`,
      held: taken.length === 0,
    };
  });
}
