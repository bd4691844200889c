/** The status of a picture from a worker: stage by stage, and only for the newest picture. */
import { puzzleOf, randomOf } from '@nonokit/core';
import { drawnGrid, paletteOf, randomGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import type { AppraisalReport } from '../judging/appraisal.js';
import { appraise } from '../judging/appraiser.js';
import { localWorker } from '../testing/local-worker.js';
import { workerClient } from '../worker-client.js';

const random = randomOf('status');

function pictureOf(side: number, fill = 0.6) {
  return puzzleOf(randomGrid(random, side, side, 1, fill), paletteOf(1));
}

describe('appraise in a worker', () => {
  it('gives the same answer as on the main thread', async () => {
    for (const side of [3, 5, 8, 12]) {
      // a client of its own: a worker that has seen other pictures may show another solution
      const client = workerClient(localWorker().worker);
      const puzzle = pictureOf(side);
      expect(await client.appraise(puzzle)).toEqual(appraise(puzzle));
    }
  });

  it('reports each stage, although the work never yields', async () => {
    const client = workerClient(localWorker({ giveWay: () => () => undefined }).worker);
    const reports: AppraisalReport[] = [];
    const plus = puzzleOf(drawnGrid('.a.', 'aaa', '.a.'), paletteOf(1));
    const answer = await client.appraise(plus, { onProgress: (report) => reports.push(report) });
    expect(reports.flatMap((report) => Object.keys(report))).toEqual([
      ...['facts', 'lines', 'uniqueness', 'difficulty'],
    ]);
    expect(Object.assign({}, ...reports)).toEqual(answer);
  });

  it('ends the work on an older picture when a newer one comes', async () => {
    const { worker, responses } = localWorker();
    const client = workerClient(worker);
    const older = client.appraise(pictureOf(70, 0.5), { replaces: true });
    const failure = older.catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 30));
    const newer = await client.appraise(pictureOf(6), { replaces: true });
    expect(await failure).toMatchObject({ name: 'AbortError' });
    expect(newer.facts.width).toBe(6);
    const answered = responses.flatMap((response) => ('answer' in response ? [response.id] : []));
    expect(answered).toEqual([2]);
  });

  it('refuses clues without a picture', async () => {
    const client = workerClient(localWorker().worker);
    const { goal: _, ...clues } = pictureOf(3);
    await expect(client.appraise(clues)).rejects.toThrow(RangeError);
  });
});
