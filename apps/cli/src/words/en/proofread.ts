/** English texts of `proofread`. */
import { counted } from '@nonokit/core';

export const PROOFREAD = {
  summary: 'find the mistyped number',
  description:
    'Find which numbers were mistyped in clues that have no solution, or several: the\n' +
    'fewest changes after which the puzzle has exactly one, the likeliest first.\n' +
    'Numbers may be one off, missing, doubled, joined, split or exchanged; lines may\n' +
    'be missing, doubled or exchanged.',
  options: {
    output: 'write the mended puzzle to this file',
    take: 'write this one of the ways that are listed',
    force: 'overwrite a file that is there',
    maxChanges: 'look for up to this number of mistyped numbers',
    timeout: 'look for this long; what was found by then is printed',
    json: 'print one JSON object, with the clues of each way',
  },
  status: `Exit status: 0 nothing to mend, 1 ways to mend the clues were found, 3 none was
found within the limits, 2 a file cannot be read or written, 130 interrupted.`,
  examples: `Examples:
  $ nonokit proofread magazine.txt
  $ nonokit proofread magazine.txt --take 2 -o mended.json
  $ nonokit proofread --rows "1 1, 5, 5, 3, 1" --columns "2, 4, 3, 4, 2"`,
  /** After the problem of clues that do not fit; undefined for clues that were typed as options. */
  findsIt: (file: string | undefined): string =>
    `"nonokit proofread${file === undefined ? '" with the same options' : ` ${file}"`} looks for the wrong number`,
  /** On a terminal while it takes long. */
  doing: 'proofreading',
  found: {
    right: 'nothing to mend: there is exactly one solution',
    mended: 'after one of these changes there is exactly one solution:',
    open: 'no change was found after which there is exactly one solution',
  },
  more: (ways: number): string => `and ${counted(ways, 'less likely way')}`,
  stopped: 'a limit ended the search before everything was tried',
  wrote: (file: string): string => `written to ${file}`,
  nothingToWrite: (take: number): string =>
    `there is no way number ${take}, so no file was written`,
};
