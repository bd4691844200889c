/**
 * Metrics for Prometheus: requests by part and status, how long they take, the event loop, memory.
 * The address of a request is not a label: there would be a series for each puzzle.
 */

import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { splitPath } from '../../web/frame/place.js';

/** The counters of one server. */
export interface Metrics {
  readonly registry: Registry;
  /** Notes an answered request. */
  answered(path: string, status: number, milliseconds: number): void;
}

/** Seconds at which requests are told apart. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Makes the counters. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
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
  return {
    registry,
    answered(path, status, milliseconds) {
      const part = findSitePart(path);
      requests.inc({ part, status: `${Math.floor(status / 100)}xx` });
      seconds.observe({ part }, milliseconds / 1000);
    },
  };
}

/** The parts of the site that have a metric of their own. */
const PARTS = new Set([
  ...['accounts', 'session', 'me', 'people', 'puzzles', 'series', 'games', 'solves', 'comments'],
  ...['rankings', 'daily', 'reports', 'moderation', 'solve', 'check', 'explain', 'hint', 'rate'],
  ...['convert', 'draw', 'make', 'learn', 'play', 'assets', 'feeds'],
]);

/** `/api/v1/puzzles/abc` is `api puzzles`, `/ru/daily` is `daily`, anything unknown `other`. */
export function findSitePart(path: string): string {
  const [, isApi, below = ''] = /^(\/api\/v1)?\/(.*)$/.exec(path) ?? [];
  const [name = ''] = splitPath(below)[1].split('/');
  const part = name === '' ? 'front' : PARTS.has(name) ? name : 'other';
  return isApi === undefined ? part : `api ${part}`;
}
