/**
 * Metrics for Prometheus: requests by part and status, how long they take, jobs by queue and state,
 * the event loop, memory.
 * The address of a request is not a label: there would be a series for each puzzle.
 */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { splitPath } from '../../web/frame/place.js';
import type { Site } from '../site/index.js';

/** The counters of one server. */
export interface Metrics {
  readonly registry: Registry;
  /** Notes an answered request. */
  answered(path: string, status: number, milliseconds: number): void;
  /** Notes a problem by its code: `sign-in-wrong`. */
  refused(code: string): void;
}

/** Bounds of the histogram's buckets, in seconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Makes the counters. */
export function createMetrics(site: Pick<Site, 'jobs' | 'log'>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addJobGauges(registry, site);
  const requests = new Counter({
    name: 'nonokit_requests_total',
    help: 'Requests answered, by part of the site and class of status.',
    labelNames: ['part', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'nonokit_request_seconds',
    help: 'How long requests took, by part of the site.',
    labelNames: ['part'],
    buckets: SECONDS,
    registers: [registry],
  });
  const problems = new Counter({
    name: 'nonokit_problems_total',
    help: 'Refused requests by the code of the problem: sign-in-wrong, too-many-requests.',
    labelNames: ['code'],
    registers: [registry],
  });
  return {
    registry,
    refused: (code) => problems.inc({ code }),
    answered(path, status, milliseconds) {
      const part = findSitePart(path);
      requests.inc({ part, status: `${Math.floor(status / 100)}xx` });
      seconds.observe({ part }, milliseconds / 1000);
    },
  };
}

/** Adds the numbers of jobs and their age, at each reading: any process may have changed them. */
function addJobGauges(registry: Registry, { jobs, log }: Pick<Site, 'jobs' | 'log'>): void {
  const untold = (error: unknown): undefined => {
    // the other metrics are worth more than ever without a database
    log.error({ error }, 'jobs were not counted');
  };
  const gauge: Gauge<'queue' | 'state'> = new Gauge({
    name: 'nonokit_jobs',
    help: 'Jobs in the database, by queue and state; dead ones failed at every try.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      const counts = await jobs.counts().catch(untold);
      gauge.reset();
      for (const [queue, states] of Object.entries(counts ?? {})) {
        for (const [state, count] of Object.entries(states)) gauge.set({ queue, state }, count);
      }
    },
  });
  const ages: Gauge<'queue'> = new Gauge({
    name: 'nonokit_oldest_job_seconds',
    help: 'How long the oldest job waits that nobody works on, by queue; 0 if none waits.',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      const oldest = await jobs.oldestSeconds().catch(untold);
      ages.reset();
      for (const [queue, seconds] of Object.entries(oldest ?? {})) ages.set({ queue }, seconds);
    },
  });
}

/** The parts of the site that have a metric of their own. */
const PARTS = new Set([
  ...['accounts', 'session', 'me', 'people', 'puzzles', 'series', 'games', 'solves', 'comments'],
  ...['rankings', 'daily', 'reports', 'moderation', 'solve', 'check', 'explain', 'hint', 'rate'],
  ...['proofread', 'convert', 'draw', 'make', 'scan', 'learn', 'play', 'assets', 'feeds'],
]);

/** `/api/v1/puzzles/abc` is `api puzzles`, `/ru/daily` is `daily`, anything unknown `other`. */
export function findSitePart(path: string): string {
  const [, isApi, below = ''] = /^(\/api\/v1)?\/(.*)$/.exec(path) ?? [];
  const [name = ''] = splitPath(below)[1].split('/');
  const part = name === '' ? 'front' : PARTS.has(name) ? name : 'other';
  return isApi === undefined ? part : `api ${part}`;
}
