/** Counted things in English: one of them has another form than several. */

/** "1 clue", "3 clues". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** "there is 1 clue", "there are 3 clues". */
export function thereAre(count: number, noun: string): string {
  return `there ${count === 1 ? 'is' : 'are'} ${counted(count, noun)}`;
}
