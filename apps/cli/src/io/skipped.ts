/** Files and folders that a walk leaves out, in one sentence each at the end. */
import type { Console } from './console.js';
import type { InputOptions } from './inputs/options.js';

/** Takes what is left out, and says so at the end. */
export interface SkippedFiles extends Required<Pick<InputOptions, 'onSkip' | 'onForeign'>> {
  readonly tell: () => void;
}

/** Collects what a walk leaves out. */
export function tellSkipped(console: Console): SkippedFiles {
  const { common } = console.words;
  const files: string[] = [];
  const folders: string[] = [];
  const note = ([first, ...more]: readonly string[], say: typeof common.skipped): void => {
    if (first !== undefined) console.note(say(first, more.length));
  };
  return {
    onSkip: (file) => void files.push(file),
    onForeign: (folder) => void folders.push(folder),
    tell: () => {
      note(files, common.skipped);
      note(folders, common.foreign);
    },
  };
}
