/** Japanese numbers with counters. */

/** "1,234問": the number with its counter. */
export function counted(count: number, counter: string): string {
  return `${grouped(count)}${counter}`;
}

/** "1,234,567" */
export function grouped(count: number): string {
  return count.toLocaleString('ja-JP');
}
