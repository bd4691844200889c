/** Rankings: what a person with a program and several accounts gets into them. */
import { facts, statuses } from './notebook.mjs';

export async function games(stage, book) {
  const { db } = stage;
  const author = await stage.person();
  const puzzle = await stage.publish(author);
  const unpacked = (record) => JSON.parse(Buffer.from(record, 'base64').toString());
  const packed = (value) => Buffer.from(JSON.stringify(value)).toString('base64');
  const changed = (record, change) => {
    const value = unpacked(record);
    value.moves = value.moves.map(change);
    return packed(value);
  };
  const finish = (person, game, record) =>
    person.client.api('POST', `/games/${game}/solve`, { record });

  await book.attack(
    ['11.1.1', '11.1.2', '4.1.2'],
    "a record sent by a second account as it is, later, faster, and as another's game; twice at once",
    async () => {
      const first = await stage.person();
      const second = await stage.person();
      const { game, record } = await stage.play(first, puzzle);
      const both = await Promise.all([finish(first, game, record), finish(first, game, record)]);
      const own = await stage.play(second, puzzle);
      const copies = [
        record,
        changed(record, ([at, ...rest], k) => [k === 0 ? at + 900 : at, ...rest]),
        changed(record, ([at, ...rest]) => [Math.round(at * 0.9), ...rest]),
      ];
      const answers = [await finish(second, game, record)];
      for (const copy of copies.slice(0, 2)) answers.push(await finish(second, own.game, copy));
      const counted = db
        .prepare('select count(*) as n from solve where person_id = ?')
        .get(first.id).n;
      const stretched = await finish(second, own.game, copies[2]);
      const { came, held } = statuses(
        answers,
        [404, 422],
        counted === 1 && both.every(({ status }) => status === 200),
      );
      return {
        came: `${came}; the same with other times, on 36 cells: ${stretched.status} ${stretched.json.solve?.kind ?? ''}`,
        held,
      };
    },
  );
  await book.attack(
    ['11.1.1', '11.1.2'],
    'records of hands that are too fast, of times that fall, before the clues, unsolved, of another puzzle, of one stroke; rhythms of a machine; by a key; of one’s own puzzle',
    async () => {
      const person = await stage.person();
      const { game, record } = await stage.play(person, puzzle);
      const fast = changed(record, ([, ...rest]) => [1, ...rest]);
      const back = changed(record, ([at, ...rest], k) => [k === 2 ? -500 : at, ...rest]);
      const future = changed(record, ([at, ...rest], k) => [k === 0 ? 7_200_000 : at, ...rest]);
      const half = packed({ ...unpacked(record), moves: unpacked(record).moves.slice(0, 3) });
      const refused = [];
      for (const one of [
        fast,
        back,
        future,
        half,
        packed({}),
        packed([]),
        packed({ moves: [] }),
        packed({ moves: [[0, 'p', 1, [0, 1e9, 1]]] }),
        'AAAA',
        '',
      ])
        refused.push(await finish(person, game, one));
      const even = changed(record, ([, ...rest]) => [400, ...rest]);
      const machine = await finish(person, game, even);
      const program = await stage.person();
      const { key } = (
        await program.client.api('POST', '/me/keys', { name: 'k', scopes: ['read', 'play'] })
      ).json;
      program.client = Object.assign(stage.stranger(), { key });
      const byKey = await stage.solve(program, puzzle);
      const own = await stage.solve(author, puzzle);
      const kinds = [machine, byKey, own].map(({ json }) => json.solve?.kind);
      const { came, held } = statuses(
        refused,
        [400, 422],
        `${kinds.slice(1)}` === 'machine,helped',
      );
      return { came: `${came}; even rhythm, key, own: ${kinds.join(', ')}`, held };
    },
  );
  await book.attack(
    ['11.1.3', '1.11.2', '11.1.6'],
    'a vote, a comment and the same name by ten requests at once; stars by one’s own second account',
    async () => {
      const person = await stage.person();
      await stage.solve(person, puzzle);
      const ten = (act) => Promise.all(Array.from({ length: 10 }, (_, k) => act(k)));
      await ten(() => person.client.api('PUT', `/puzzles/${puzzle}/vote`, { stars: 5 }));
      const names = await ten(() =>
        stage
          .stranger()
          .api('POST', '/accounts', { name: 'Wanted by ten', password: 'a long enough one' }),
      );
      const begun = await ten(() => author.client.api('POST', '/games', { puzzle }));
      const votes = db
        .prepare('select count(*) as n from vote where person_id = ?')
        .get(person.id).n;
      return facts({
        'one vote': votes === 1,
        'one account': names.filter(({ status }) => status === 201).length === 1,
        'one game': new Set(begun.map(({ json }) => json.id)).size === 1,
      });
    },
  );
}
