/**
 * The page of bench/maker-page.mjs: pictures, strokes, and the worker that is asked about them. The
 * worker is the one of the built library. Browsers slow only pages down, not workers; so where the
 * processor is slowed, the worker's code runs on the page's own thread, behind the same messages.
 */

import { puzzleOf, randomOf } from '../packages/core/src/index.ts';
import { serve } from '../packages/nonokit/dist/worker.js';
import { workerClient } from '../packages/nonokit/dist/worker-client.js';

const BLACK = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
const INKS = [...BLACK, { rgb: '#d7263d' }, { rgb: '#f7c948' }, { rgb: '#1b998b' }];

/** A picture of overlapping discs, or of noise if `seed` is not a number. */
function pictureOf({ side, inks, seed }) {
  const random = randomOf(`maker ${seed}`);
  const colors = inks + 1;
  if (typeof seed !== 'number') {
    return Uint16Array.from({ length: side * side }, () => random.below(colors));
  }
  const all = Array.from({ length: 40 }, () => ({
    x: random.below(side),
    y: random.below(side),
    size: 2 + random.below(side >> 3),
    color: random.below(colors),
  }));
  return Uint16Array.from({ length: side * side }, (_, k) => {
    const x = k % side;
    const y = Math.floor(k / side);
    return all.findLast((d) => (d.x - x) ** 2 + (d.y - y) ** 2 < d.size ** 2)?.color ?? 0;
  });
}

function puzzleFor({ side, inks }, cells) {
  return puzzleOf({ width: side, height: side, cells }, inks === 1 ? BLACK : INKS, {});
}

/** A client of the worker, or of the same code on this thread. */
export function clientFor(isOwnThread) {
  if (!isOwnThread) {
    const worker = new Worker(new URL('../packages/nonokit/dist/worker.js', import.meta.url), {
      type: 'module',
    });
    return workerClient(worker);
  }
  const { port1, port2 } = new MessageChannel();
  const take = serve((response) => port2.postMessage(response));
  port2.onmessage = ({ data }) => take(data);
  port1.start();
  return workerClient(port1);
}

/**
 * Milliseconds until each stage of the status is there. Where the first verdict is that nothing is
 * known yet, the long search is cut off, as the next stroke would do it.
 */
async function findStatus(client, puzzle) {
  const start = performance.now();
  const at = {};
  const stop = new AbortController();
  const onProgress = (report) => {
    for (const stage of Object.keys(report)) at[stage] ??= performance.now() - start;
    if (report.uniqueness?.isSearching) stop.abort();
  };
  const wishes = { onProgress, replaces: true, signal: stop.signal };
  const answer = await client.appraise(puzzle, wishes).catch((error) => {
    if (!stop.signal.aborted) throw error;
  });
  if (answer === undefined) return { at, kind: 'still searching' };
  const kind = `${answer.uniqueness.status}, lines ${answer.lines.status}`;
  return { at: { ...at, all: performance.now() - start }, kind };
}

/**
 * The status after each of some strokes, and after each is undone again. Returns the times and what
 * was found; the first answer, before any stroke, is reported but not counted.
 */
export async function measureStatus(client, scene, strokes) {
  const cells = pictureOf(scene);
  const random = randomOf(`strokes ${scene.side} ${scene.seed}`);
  const first = await findStatus(client, puzzleFor(scene, cells));
  const times = [];
  const found = {};
  for (let k = 0; k < strokes; k++) {
    const painted = cells.slice();
    const from = random.below(cells.length);
    painted.fill(random.below(scene.inks + 1), from, from + 1 + random.below(5));
    for (const next of [painted, cells]) {
      const { at, kind } = await findStatus(client, puzzleFor(scene, next));
      times.push(at);
      found[kind] = (found[kind] ?? 0) + 1;
    }
  }
  return { first: first.at, times, found };
}

/** Milliseconds until a newer picture's verdict comes while an older one is judged. */
export async function measureReplacing(client, scene, rounds) {
  const noise = puzzleFor(scene, pictureOf(scene));
  const plain = puzzleFor({ side: 30, inks: 1 }, pictureOf({ side: 30, inks: 1, seed: 2 }));
  const times = [];
  for (let k = 0; k < rounds; k++) {
    const older = client.appraise(noise, { replaces: true }).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 150));
    const { at } = await findStatus(client, plain);
    await older;
    times.push(at.uniqueness);
  }
  return times;
}

/** Milliseconds of repairs of pictures of a size that are not solvable by lines. */
export async function measureRepair(client, { side, inks, seeds, towards }) {
  const times = [];
  const found = {};
  for (const seed of seeds) {
    const scene = { side, inks, seed };
    const puzzle = puzzleFor(scene, pictureOf(scene));
    const start = performance.now();
    const repaired = await client.repair(puzzle, { towards });
    times.push(performance.now() - start);
    const kind = repaired.ok && repaired.value.reached ? 'reached' : 'not reached';
    found[kind] = (found[kind] ?? 0) + 1;
  }
  return { times, found };
}

/** Milliseconds of previews of an image of 1024 x 768 as the size is changed. */
export async function measurePreview(client, { colors, sizes }) {
  const context = new OffscreenCanvas(1024, 768).getContext('2d');
  const random = randomOf('image');
  const sky = context.createLinearGradient(0, 0, 0, 768);
  sky.addColorStop(0, '#9fd3ff');
  sky.addColorStop(1, '#fff3d0');
  context.fillStyle = sky;
  context.fillRect(0, 0, 1024, 768);
  for (let k = 0; k < 60; k++) {
    context.fillStyle = `hsl(${random.below(360)} 60% ${20 + random.below(50)}%)`;
    context.beginPath();
    context.arc(random.below(1024), random.below(768), 20 + random.below(120), 0, 7);
    context.fill();
  }
  const { width, height, data } = context.getImageData(0, 0, 1024, 768);
  const image = { width, height, rgba: new Uint8Array(data.buffer) };
  const start = performance.now();
  const seen = await client.subject(image);
  const first = performance.now() - start;
  if (!seen.ok) throw new Error(seen.problem.message);
  const times = [];
  for (const size of sizes) {
    const from = performance.now();
    const made = await client.make(seen.value, {
      size: { width: size, height: size },
      colors,
      preview: true,
      replaces: true,
    });
    if (!made.ok) throw new Error(made.problem.message);
    times.push(performance.now() - from);
  }
  return { first, times };
}
