/** The settings of limits: a factor for all of them, and single ones by name. */
import type { Sentence } from '../host/index.js';
import { ALL_RULES } from '../http/index.js';

/** The largest factor, and the most points of a single limit. */
const MOST_FACTOR = 1000;
const MOST_POINTS = 1_000_000;

/** The factor; 1 after a fault, which is reported. */
export function readFactor(text: string | undefined, wrong: Sentence[]): number {
  if (text === undefined) return 1;
  const value = /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= 0 && value <= MOST_FACTOR) return value;
  wrong.push({
    en: `"limits" must be a number from 0 to ${MOST_FACTOR}, such as 1.5, not "${text}".`,
    ru: `"limits" — число от 0 до ${MOST_FACTOR}, например 1.5, а не "${text}".`,
  });
  return 1;
}

/** Single limits: "sign-up=60,publish=20". Reports parts that are none. */
export function readOwnLimits(
  text: string | undefined,
  wrong: Sentence[],
): Readonly<Record<string, number>> {
  const points: Record<string, number> = {};
  for (const part of (text ?? '').split(',')) {
    if (part.trim() === '') continue;
    const [, name = '', number = ''] = /^([a-z-]+)=(\d{1,7})$/.exec(part.trim()) ?? [];
    const isKnown = ALL_RULES.some((rule) => rule.name === name);
    if (isKnown && Number(number) <= MOST_POINTS) points[name] = Number(number);
    else wrong.push(partWrong(part.trim()));
  }
  return points;
}

function partWrong(part: string): Sentence {
  const names = ALL_RULES.map(({ name }) => name).join(', ');
  return {
    en: `"own-limits" must be names and numbers such as sign-up=60,publish=20, not "${part}". The names are ${names}.`,
    ru: `"own-limits" — имена и числа, например sign-up=60,publish=20, а не "${part}". Имена: ${names}.`,
  };
}

/** The limits as the documentation shows them. */
export function limitsTable(): string {
  const rows = ALL_RULES.map(({ name, points, seconds, what }) => {
    return `| \`${name}\` | ${points} | ${formatTime(seconds)} | ${what} |`;
  });
  return ['| limit | at most | in | what is counted |', '|---|---|---|---|', ...rows].join('\n');
}

function formatTime(seconds: number): string {
  if (seconds >= 3600) return seconds === 3600 ? 'an hour' : `${seconds / 3600} hours`;
  return seconds === 60 ? 'a minute' : `${seconds / 60} minutes`;
}
