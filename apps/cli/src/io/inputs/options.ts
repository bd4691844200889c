/** How names on the command line are read as puzzles. */
import type { Words } from '../../words/language-words.js';
import type { Host } from '../host.js';

/** How to read. */
export interface InputOptions {
  /** A format's id, to skip detection: "non". */
  readonly from?: string | undefined;
  /** Ends reading early. */
  readonly signal?: AbortSignal | undefined;
  /** Whose standard input "-" is. */
  readonly host: Host;
  /** The content of standard input, if it has already been read. */
  readonly stdin?: Uint8Array | undefined;
  /** The words for standard input and its prompt. Default: English. */
  readonly words?: Words['common'] | undefined;
  /** Called with each file that is about to be read, and its size. */
  readonly onFile?: ((file: string, bytes: number) => void) | undefined;
  /** Called with files of a folder that hold no puzzle. */
  readonly onSkip?: ((file: string) => void) | undefined;
  /** Called with folders of other file systems, which are left out. */
  readonly onForeign?: ((folder: string) => void) | undefined;
  /** Called to confirm a folder with very many files. Default: yes. */
  readonly goOn?: ((folder: string, count: number) => Promise<boolean>) | undefined;
  /** How many files are very many. Default 10,000. */
  readonly manyFiles?: number | undefined;
}

/** The words for standard input. */
export type Named = Pick<InputOptions, 'words'>;
