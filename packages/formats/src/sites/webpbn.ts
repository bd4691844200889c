/**
 * webpbn XML ("pbn"), the format of webpbn.com and pbnsolve: sets of coloured puzzles with
 * pictures.
 *
 * The reader works on XML events, so a set needs only the memory of its puzzles. Notes become an
 * extra member of the puzzle. Saved states and unknown elements are dropped. Puzzles with hidden
 * numbers and triddlers are told as puzzles of another kind.
 */
import {
  bad,
  type Problem,
  type Puzzle,
  type PuzzleMeta,
  problem,
  type Result,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { cut } from '../lexing/cursor.js';
import { findXmlRoot, readXml, type XmlEvents, type XmlTag } from '../lexing/xml-events.js';
import { lexingElementLeftOut } from '../words/en/lexing-shared.js';
import { webpbnNotesCut, webpbnSimpson, webpbnWrongRoot } from '../words/en/sites-webpbn.js';
import { Draft } from './webpbn-draft.js';
import { META_ELEMENTS, writeWebpbn } from './webpbn-write.js';
import { writeWebpbnKind } from './webpbn-write-kind.js';

/** webpbn XML, `--from webpbn`. */
export const webpbn: Format = {
  id: 'webpbn',
  name: 'webpbn XML',
  extensions: ['.xml', '.pbn'],
  media: 'text',
  holds: {
    colors: 'rgb',
    background: true,
    clues: true,
    goal: true,
    meta: [...META_ELEMENTS.values()],
    several: true,
    extra: ['notes'],
  },
  detect: ({ text }) => ['puzzleset', 'puzzle', 'nonogram'].includes(findXmlRoot(text)),
  read: readWebpbn,
  write: writeWebpbn,
  writeKind: writeWebpbnKind,
};

function readWebpbn(source: Source): readonly Result<Puzzle>[] {
  const reader = new Reader(source);
  const error: Problem | undefined = readXml(source.text, reader);
  return error === undefined ? reader.results : [...reader.results, { ok: false, problem: error }];
}

/** Known elements without any information for a puzzle. */
const IGNORED = new Set(['solution>note', 'puzzleset>id']);

/** Handles the elements of a file; `#draft` is the puzzle being read. */
class Reader implements XmlEvents {
  readonly results: Result<Puzzle>[] = [];
  readonly #source: Source;
  /** The known open elements. */
  readonly #open: XmlTag[] = [];
  /** The number of open elements inside a skipped one. */
  #skipping = 0;
  /** The texts of the set, which its puzzles inherit. */
  readonly #shared: { -readonly [Key in keyof PuzzleMeta]: PuzzleMeta[Key] } = {};
  /** The notes of the set, which its puzzles inherit. */
  readonly #notes: string[] = [];
  #draft: Draft | undefined;
  #text = '';

  constructor(source: Source) {
    this.#source = source;
  }

  open(tag: XmlTag): void {
    this.#text = '';
    const route = `${this.#open.at(-1)?.name ?? ''}>${tag.name}`;
    if (this.#skipping > 0 || !this.#enter(route, tag)) this.#skipping++;
    else this.#open.push(tag);
  }

  text(text: string): void {
    if (this.#skipping === 0) this.#text += text;
  }

  close(): void {
    if (this.#skipping > 0) {
      this.#skipping--;
      return;
    }
    const tag = this.#open.pop();
    if (tag !== undefined) this.#leave(`${this.#open.at(-1)?.name ?? ''}>${tag.name}`, tag);
    this.#text = '';
  }

  /** Handles an opening tag. Returns false for an element to skip. */
  #enter(route: string, tag: XmlTag): boolean {
    switch (route) {
      case '>puzzleset':
        return true;
      case '>puzzle':
      case 'puzzleset>puzzle':
        if (this.results.length > this.#source.limits.maxPuzzles) return false;
        this.#draft = new Draft(tag);
        return true;
      case 'puzzle>clues':
        this.#draft?.addLines(tag);
        return true;
      case 'clues>line':
        this.#draft?.addLine(tag);
        return true;
      case 'puzzle>color':
      case 'line>count':
      case 'puzzle>solution':
      case 'solution>image':
        return true;
      default:
        return this.#enterOther(route, tag);
    }
  }

  #enterOther(route: string, tag: XmlTag): boolean {
    if (IGNORED.has(route)) return false;
    const isText = META_ELEMENTS.has(tag.name) || tag.name === 'note';
    if (/^puzzle(set)?>/.test(route) && isText) return true;
    if (route.startsWith('>')) {
      this.results.push(wrongRoot(tag));
    }
    const name = tag.name.slice(0, 40);
    this.#draft?.warn(problem(lexingElementLeftOut, { name }, tag.place));
    return false;
  }

  /** Handles a closing tag, with the text of the element. */
  #leave(route: string, tag: XmlTag): void {
    switch (route) {
      case '>puzzle':
      case 'puzzleset>puzzle':
        if (this.#draft !== undefined) {
          const inherited = { meta: this.#shared, notes: this.#notes };
          this.results.push(this.#draft.finish(inherited, this.#source.limits));
        }
        this.#draft = undefined;
        return;
      case 'puzzle>color':
        this.#draft?.addColor(tag, this.#text);
        return;
      case 'line>count':
        this.#draft?.addCount(tag, this.#text);
        return;
      case 'solution>image': {
        const type = this.#open.at(-1)?.attribute('type') ?? 'goal';
        this.#draft?.addPicture(type.toLowerCase(), tag, this.#text);
        return;
      }
      default:
        this.#leaveText(route, tag);
    }
  }

  #leaveText(route: string, { name, place }: XmlTag): void {
    const key = META_ELEMENTS.get(name);
    const text = this.#text.trim();
    if (text === '') return;
    if (name === 'note') this.#addNote(text, place);
    if (key === undefined) return;
    if (route.startsWith('puzzleset>')) this.#shared[key] = text;
    else if (this.#draft !== undefined) this.#draft.meta[key] = text;
  }

  #addNote(text: string, place: XmlTag['place']): void {
    const notes = this.#draft?.notes ?? this.#notes;
    if (notes.length < MAX_NOTES) notes.push(text);
    else this.#draft?.warn(problem(webpbnNotesCut, { most: MAX_NOTES }, place));
  }
}

/** Maximum notes of one puzzle or set; the notes of a set go to all its puzzles. */
const MAX_NOTES = 100;

/**
 * The problem of a file with another root; <nonogram> is a draft by Steven Simpson that nobody
 * used.
 */
function wrongRoot({ name, place }: XmlTag): Result<never> {
  const message = name === 'nonogram' ? webpbnSimpson : webpbnWrongRoot;
  return bad(message, { found: cut(name) }, place);
}
