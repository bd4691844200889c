/** Events of several rooms in one write; a room that may not be written takes no other with it. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onBothDatabases } from '../testing/both-databases.js';
import { type TestSite, testSite } from '../testing/test-site.js';
import { EventWriter } from './event-writer.js';
import { makeRoom, readEvents, type StoredEvent } from './room-rows.js';

/** The event with this number: a guest joins. */
const joined = (number: number): StoredEvent => ({
  number,
  time: 0,
  event: { type: 'join', hand: number, name: `Guest ${number}`, avatar: '' },
  keyHash: `key ${number}`,
});

onBothDatabases('the writer of events', (url) => {
  let test: TestSite;
  let writer: EventWriter;
  beforeAll(async () => {
    test = await testSite({ database: url() });
    writer = new EventWriter(test.site);
  });
  afterAll(() => test.close());

  const room = () => makeRoom(test.site, { type: 'end', why: 'time', ms: 0 });
  const numbers = async (id: string): Promise<number[]> =>
    (await readEvents(test.site, id)).map(({ number }) => number);

  it('writes what comes in one turn, and what comes meanwhile, in two transactions', async () => {
    const ids = [await room(), await room(), await room()];
    const begun = vi.spyOn(test.site.db, 'transaction');
    const first = ids.map((id) => writer.write(id, [joined(2), joined(3)]));
    await Promise.resolve();
    await Promise.resolve();
    const second = ids.map((id) => writer.write(id, [joined(4)]));
    await Promise.all([...first, ...second]);
    expect(begun).toHaveBeenCalledTimes(2);
    begun.mockRestore();
    for (const id of ids) expect(await numbers(id)).toEqual([1, 2, 3, 4]);
  });

  it('writes nothing of a room with a number that is taken, and all of the others', async () => {
    const good = await room();
    const bad = await room();
    await writer.write(bad, [joined(3)]);
    const results = await Promise.allSettled([
      writer.write(bad, [joined(2), joined(3), joined(4)]),
      writer.write(good, [joined(2)]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await numbers(bad)).toEqual([1, 3]);
    expect(await numbers(good)).toEqual([1, 2]);
  });

  it('tells two writers of one room apart', async () => {
    const id = await room();
    const results = await Promise.allSettled([
      writer.write(id, [joined(2)]),
      writer.write(id, [joined(2), joined(3)]),
      writer.write(id, [joined(3)]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await numbers(id)).toEqual([1, 2, 3]);
  });

  it('fails for all when the database fails, and goes on afterwards', async () => {
    const ids = [await room(), await room()];
    const failing = vi.spyOn(test.site.db, 'transaction').mockImplementationOnce(() => {
      throw new Error('no disk');
    });
    const results = await Promise.allSettled(ids.map((id) => writer.write(id, [joined(2)])));
    failing.mockRestore();
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await Promise.all(ids.map((id) => writer.write(id, [joined(2)])));
    for (const id of ids) expect(await numbers(id)).toEqual([1, 2]);
  });
});
