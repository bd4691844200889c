/**
 * Parsers and checks for the values of options. An invalid value gives a sentence with the expected
 * one; `program.ts` shows it and ends with status 2.
 */
import { InvalidArgumentError } from 'commander';
import type { Words } from '../words/language-words.js';

/** Parses "3" as 3: a whole number, at least `least`. */
export function wholeNumber(least: number, { common }: Words): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d{1,15}$/.test(text) && value >= least) return value;
    throw new InvalidArgumentError(common.expected.wholeNumber(least, /^\d{16,}$/.test(text)));
  };
}

/** Parses "0.5" as 500: seconds as milliseconds. */
export function secondsAsMs({ common }: Words): (text: string) => number {
  return (text) => {
    const seconds = Number(text);
    if (/^\d+(\.\d+)?$/.test(text) && seconds > 0) return seconds * 1000;
    throw new InvalidArgumentError(common.expected.seconds);
  };
}

/** Parses "0.4" as 0.4: a share from 0 to 1. */
export function shareOfOne({ common }: Words): (text: string) => number {
  return (text) => {
    const share = Number(text);
    if (/^\d(\.\d+)?$/.test(text) && share <= 1) return share;
    throw new InvalidArgumentError(common.expected.share);
  };
}

/** Parses "2" as 2 and "all" as Infinity. */
export function countOrAll({ common }: Words): (text: string) => number {
  return (text) => {
    if (text === 'all') return Number.POSITIVE_INFINITY;
    if (/^[1-9]\d{0,9}$/.test(text)) return Number(text);
    throw new InvalidArgumentError(common.expected.countOrAll);
  };
}

/** Parses "4" as 4 and "max" as itself. */
export function jobCount({ common }: Words): (text: string) => number | 'max' {
  return (text) => {
    if (text === 'max') return 'max';
    const jobs = Number(text);
    if (/^\d{1,3}$/.test(text) && jobs >= 1 && jobs <= 256) return jobs;
    throw new InvalidArgumentError(common.expected.jobs);
  };
}

/** Parses "8080" as 8080: a port, or 0 for any that is free. */
export function portNumber({ common }: Words): (text: string) => number {
  return (text) => {
    const port = Number(text);
    if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
    throw new InvalidArgumentError(common.expected.port);
  };
}
