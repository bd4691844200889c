/** Texts about opening files, and of the page of opened puzzles, in English. */
export const words = {
  title: 'Open',
  description: 'Play nonograms from your own files: any known format, nothing is uploaded.',
  heading: 'Open a puzzle',
  /** The area that takes files. */
  dropHere: 'Drop files here, or paste a puzzle with Ctrl+V',
  choose: 'Choose files',
  paste: 'Paste',
  /** To the page that reads printed puzzles. */
  scan: 'Scan a printed puzzle',
  anyFormat:
    'Any of 79 formats, one puzzle or many. Files stay on this device, and no picture is shown before its puzzle is solved.',
  /** Over the whole page, while a file is held over it. */
  letGo: 'Drop to open',
  reading: 'Reading …',
  preparing: (ready: string, found: string) => `Preparing puzzle ${ready} of ${found} …`,
  stop: 'Stop',
  refused: 'This could not be opened',
  partlyRefused: 'Not everything could be opened',
  /** Above sentences about what may be misread. */
  doubtful: 'Opened; please check',
  more: (count: string) => `And ${count} more.`,
  /** Looks for the mistyped number of a file whose clues contradict each other. */
  proofread: 'Find the wrong number',
  goOn: 'Continue',
  close: 'Close',
  /** Above the puzzles that came with `nonokit play`. */
  fromProgram: 'From the command line',
  openedAt: (time: string) => `Opened ${time}`,
  openedBefore: 'Opened before',
  none: 'Puzzles that you open are listed here.',
  showAll: (count: string) => `Show all ${count}`,
  puzzles: { one: 'puzzle', other: 'puzzles' } as Partial<Record<Intl.LDMLPluralRule, string>>,
};

export type OpenWords = typeof words;
