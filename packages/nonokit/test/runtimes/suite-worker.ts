/** The cases about `nonokit/worker`, which must answer like the verbs on the same thread. */
import { type Case, digest, type Facts, HOUSE, type Host, valueIn, type Workers } from './host.js';

type Client = ReturnType<Host['kit']['client']['lazyWorkerClient']>;

/** A case with a client, whose worker is ended afterwards. */
function withWorker(
  run: (client: Client, host: Host) => Promise<Facts>,
  kind: 'start' | 'startPdf' = 'start',
): Case['facts'] {
  return async (host) => {
    if (host.workers === undefined) return undefined;
    const { assets } = host.workers;
    const client = host.kit.client.lazyWorkerClient(host.workers[kind], { assets });
    try {
      return await run(client, host);
    } finally {
      client.end();
    }
  };
}

/** A copy of the data alone, as a worker sends it: without the helpers of a result. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : value;

/** True if both have the same data. */
const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(plain(a)) === JSON.stringify(plain(b));

/** A puzzle of noise, which no verb finishes within a test. */
function hard({ kit: { nonokit } }: Host) {
  const random = nonokit.randomOf('a picture of noise');
  const cells = Uint16Array.from({ length: 60 * 60 }, () => random.below(2));
  return nonokit.puzzleOf({ width: 60, height: 60, cells });
}

function unmarked({ kit: { nonokit } }: Host, width: number, height: number) {
  return { width, height, cells: new Int32Array(width * height).fill(nonokit.UNKNOWN) };
}

/** A square of black on white. */
function square() {
  const rgba = new Uint8Array(4 * 20 * 20).fill(255);
  for (let y = 5; y < 15; y++) rgba.set([0, 0, 0, 255, 0, 0, 0, 255], 4 * (20 * y + y));
  return { width: 20, height: 20, rgba };
}

const verbCases: readonly Case[] = [
  {
    name: 'worker: the answers of the own thread',
    facts: withWorker(async (client, host) => {
      const { nonokit } = host.kit;
      const puzzle = nonokit.puzzleOf(HOUSE);
      const marks = unmarked(host, puzzle.width, puzzle.height);
      const [solved, explained, next, told, rated, found] = await Promise.all([
        client.solve(puzzle),
        client.explain(puzzle),
        client.hint(puzzle, marks),
        client.explainHint(puzzle, marks, { language: 'ru' }),
        client.rate(puzzle),
        client.diagnose(puzzle),
      ]);
      return {
        solve: same(solved, nonokit.solve(puzzle)),
        explain: same(explained, nonokit.safeExplain(puzzle)),
        hint: same(next, nonokit.safeHint(puzzle, marks)),
        told: valueIn(told).why === nonokit.describeHint(valueIn(next), puzzle, 'ru').why,
        rate: same(rated, nonokit.safeRate(puzzle)),
        diagnose: same(found, nonokit.safeDiagnose(puzzle)),
      };
    }),
    expected: { solve: true, explain: true, hint: true, told: true, rate: true, diagnose: true },
  },
  {
    name: 'worker: files are read and written',
    facts: withWorker(async (client, { kit: { nonokit, formats } }) => {
      const puzzle = nonokit.puzzleOf(HOUSE, undefined, { title: 'House' });
      const { bytes, extension, lost } = valueIn(await client.write(puzzle, 'nin'));
      const read = valueIn(await client.read(bytes, { filename: `house${extension}` }));
      const [first] = read.puzzles;
      const again = first?.ok ? (await client.solve(first.value)).status : 'unread';
      const garbage = await client.read(Uint8Array.from({ length: 99 }, (_, i) => (i * 77) % 256));
      return {
        bytes: same([...bytes], [...valueIn(formats.safeWritePuzzle(puzzle, 'nin'))]),
        lost: lost.length,
        format: read.format,
        again,
        garbage: garbage.ok,
      };
    }),
    expected: { bytes: true, lost: 2, format: 'nin', again: 'unique', garbage: false },
  },
  {
    name: 'worker: sheets, PNG and films are those of the own thread',
    facts: withWorker(async (client, { kit: { nonokit }, loadAssets }) => {
      const puzzle = nonokit.puzzleOf(HOUSE);
      const look = { what: 'both', cell: 16 } as const;
      const svg = valueIn(await client.draw(puzzle, { output: 'svg', ...look }));
      const png = valueIn(await client.draw(puzzle, { output: 'png', ...look }));
      const own = valueIn(await nonokit.safeRenderPng(puzzle, look, loadAssets));
      const film = { output: 'gif', frames: 'steps', language: 'ru', cell: 12 } as const;
      const gif = valueIn(await client.draw(puzzle, film));
      return {
        svg: svg === valueIn(nonokit.safeRenderSvg(puzzle, look)),
        png: digest(png) === digest(own),
        gif: digest(gif),
        isGif: String.fromCharCode(...gif.subarray(0, 6)),
      };
    }),
    expected: { svg: true, png: true, isGif: 'GIF89a' },
  },
  {
    name: 'worker: a booklet as PDF, by pdfkit',
    facts: withWorker(async (client, { kit: { nonokit } }) => {
      const puzzle = nonokit.puzzleOf(HOUSE, undefined, { title: 'House' });
      const request = { output: 'pdf', what: 'both', perPage: 2, title: 'Two' } as const;
      const pdf = valueIn(await client.draw([puzzle, puzzle], request));
      const solved = await client.solve(puzzle);
      return {
        isPdf: String.fromCharCode(...pdf.subarray(0, 5)),
        isLarge: pdf.length > 5000,
        status: solved.status,
      };
    }, 'startPdf'),
    expected: { isPdf: '%PDF-', isLarge: true, status: 'unique' },
  },
  {
    name: 'worker: mistakes, sealing and making',
    facts: withWorker(async (client, host) => {
      const puzzle = host.kit.nonokit.puzzleOf(HOUSE, undefined, { title: 'House' });
      const marks = unmarked(host, puzzle.width, puzzle.height);
      marks.cells[0] = 1;
      const wrong = valueIn(await client.mistakes(puzzle, marks));
      const { id, sealed, facts } = await client.blind(puzzle);
      const made = valueIn(await client.make(square(), { size: { width: 10, height: 10 } }));
      return { wrong, id, sealed, facts, made: digest(JSON.stringify(made)) };
    }),
    expected: { wrong: { kind: 'mistakes' }, facts: { isUnique: true } },
  },
];

const wayCases: readonly Case[] = [
  {
    name: 'worker: a cancelled request makes way for the next',
    facts: withWorker(async (client, host) => {
      const { nonokit } = host.kit;
      const signal = AbortSignal.timeout(50);
      const marks = unmarked(host, 60, 60);
      const long = [
        client.solve(hard(host), { signal }),
        client.explain(hard(host), { signal }),
        client.rate(hard(host), { signal }),
        client.diagnose(hard(host), { signal }),
        client.blind(hard(host), { signal }),
        client.hint(hard(host), marks, { signal }),
      ].map((each) => each.catch((reason) => reason.name));
      const next = client.solve(nonokit.puzzleOf(HOUSE));
      return { cancelled: [...new Set(await Promise.all(long))], next: (await next).status };
    }),
    expected: { cancelled: ['TimeoutError'], next: 'unique' },
  },
  {
    name: 'worker: a hint does not wait for long requests, and steps come early',
    facts: withWorker(async (client, host) => {
      const puzzle = host.kit.nonokit.puzzleOf(HOUSE);
      const controller = new AbortController();
      const { signal } = controller;
      let isOver = false;
      const long = Array.from({ length: 3 }, () =>
        client.solve(hard(host), { signal }).catch(() => {
          isOver = true;
        }),
      );
      const next = await client.hint(puzzle, unmarked(host, puzzle.width, puzzle.height));
      const facts = { hint: valueIn(next).kind, isOver };
      controller.abort();
      await Promise.all(long);
      return facts;
    }),
    expected: { hint: 'step', isOver: false },
  },
  {
    name: 'worker: a newer request replaces an older one',
    facts: withWorker(async (client, host) => {
      const old = client.solve(hard(host)).catch((reason) => reason.name);
      const fresh = await client.solve(host.kit.nonokit.puzzleOf(HOUSE), { replaces: true });
      return { old: await old, fresh: fresh.status };
    }),
    expected: { old: 'AbortError', fresh: 'unique' },
  },
  {
    name: 'worker: a mistake of the caller rejects',
    facts: withWorker(async (client, { kit: { nonokit } }) => {
      const given = { width: 1, height: 1, cells: Int32Array.of(0) };
      const puzzle = nonokit.puzzleOf(HOUSE);
      const wrong = await Promise.all([
        client.solve(puzzle, { given }).catch((reason) => reason instanceof RangeError),
        client.draw(puzzle, { output: 'pdf' }).catch((reason) => reason instanceof RangeError),
        client.solve({ rows: [[9]], columns: [[1]] }).catch((reason) => reason.name),
      ]);
      return { wrong };
    }),
    expected: { wrong: [true, true, 'PuzzleError'] },
  },
  {
    name: 'worker: after a crash the next request starts another worker',
    facts: async ({ kit, workers }) => workers && crashed(kit.client, workers),
    expected: { first: 'WorkerCrash', second: 'unique', started: 2 },
  },
];

/** A client whose first worker breaks. */
async function crashed(
  { lazyWorkerClient }: Host['kit']['client'],
  { start, startBroken }: Workers,
): Promise<Facts> {
  let started = 0;
  const client = lazyWorkerClient(() => (++started === 1 ? startBroken() : start()));
  const puzzle = { rows: [[1], [2]], columns: [[2], [1]] };
  const first = await client.solve(puzzle).catch((reason) => reason.name);
  const second = await client.solve(puzzle);
  client.end();
  return { first, second: second.status, started };
}

/** All cases about workers. */
export const workerCases: readonly Case[] = [...verbCases, ...wayCases];
