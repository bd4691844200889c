/**
 * The element `<nonogram-board>`: boards from markup alone, any number on a page.
 *
 *     <nonogram-board src="cat.non"></nonogram-board>
 *     <nonogram-board rows="1,3,1" columns="1,3,1" crossing="provable"></nonogram-board>
 *
 * The reader of files is a parameter, so that a page with clues in its markup loads no reader.
 */

import { type Clues, isWon } from '@nonokit/board';
import type { Puzzle } from '@nonokit/core';
import { closestLanguage, isBuiltIn, type Language, type LoadedLanguage } from '@nonokit/core';
import { faultOf, isShowable, type Left, loaded, saveLeft } from './element-state.js';
import { inlineClues } from './inline-clues.js';
import { mount as mountUnchecked } from './mount.js';
import type { BoardHandle, BoardOptions } from './options.js';
import { boardWords } from './words/table.js';
import type { BoardWords } from './words.js';

/** Reads the puzzle of a file. Throws an Error that explains in the language why it cannot. */
export type PuzzleReader = (
  source: Uint8Array,
  filename: string,
  language: Language,
) => Promise<Clues | Puzzle>;

/** Options for the definition of the element. */
export interface ElementOptions {
  /** The reader of files. Default: `src` is refused. */
  readonly read?: PuzzleReader;
  /** Makes a puzzle of clues, a picture or a text, or throws an Error. Default: none is made. */
  readonly parse?: (puzzle: unknown) => Promise<Clues | Puzzle>;
  /** Loads a language that is not built in. Default: boards speak English in place of it. */
  readonly loadWords?: (language: LoadedLanguage) => Promise<BoardWords>;
  /** Mounts the board. Default: `mount`. */
  readonly mount?: typeof mountUnchecked;
  /** The name of the element. Default "nonogram-board". */
  readonly name?: string;
}

/** The attributes that show another puzzle, and those that only change options. */
const PUZZLE = ['src', 'rows', 'columns'];
const OPTIONS = ['crossing', 'theme', 'language', 'rules', 'read-only', 'pointer', 'symbols'];

/** Attributes that are properties, too: `board.src = 'cat.non'`. */
const REFLECTED = ['src', 'rows', 'columns', 'crossing', 'theme', 'language', 'rules', 'pointer'];

/** Attributes of one of some words. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  theme: ['light', 'dark', 'contrast'],
  crossing: ['never', 'finished', 'provable'],
  pointer: ['paint', 'cursor'],
};

const RULES = `
:host { display: block; aspect-ratio: 1; min-width: 0; max-width: 100%; contain: content; }
:host([hidden]) { display: none; }
[part="board"] { width: 100%; height: 100%; }
[part="problem"] { margin: 0; padding: 8px; font: 16px/1.5 system-ui, sans-serif; }
`;

/** Defines the element. Does nothing if its name is already defined. */
export function defineBoardElement(options: ElementOptions = {}): void {
  const { name = 'nonogram-board' } = options;
  if (customElements.get(name) === undefined) customElements.define(name, elementClass(options));
}

/**
 * Creates the class of the element. It is created only on request: a page that mounts boards by
 * script does not need it, and a server that renders pages has no elements.
 */
function elementClass({
  read,
  parse,
  mount = mountUnchecked,
  loadWords,
}: ElementOptions): CustomElementConstructor {
  const element = class extends HTMLElement {
    static readonly observedAttributes: readonly string[] = [...PUZZLE, ...OPTIONS];

    #puzzle: Clues | Puzzle | undefined;
    #board: BoardHandle | undefined;
    /** The game of a board that was removed from its page, for when it is put back. */
    #left: Left | undefined;
    /** The current load; another load aborts it. */
    #loading = new AbortController();
    #isAsked = false;

    constructor() {
      super();
      const shadow = this.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(RULES);
      shadow.adoptedStyleSheets = [sheet];
    }

    get puzzle(): Clues | Puzzle | undefined {
      return this.#puzzle;
    }

    set puzzle(puzzle: unknown) {
      this.#loading.abort();
      if (puzzle !== undefined && !isShowable(puzzle)) {
        void this.#load(async () => {
          if (parse === undefined) throw new Error('the value of `puzzle` is no puzzle');
          return parse(puzzle);
        });
        return;
      }
      this.#puzzle = puzzle;
      this.#left = undefined;
      this.#show();
    }

    get board(): BoardHandle | undefined {
      return this.#board;
    }

    connectedCallback(): void {
      this.#adopt();
      if (this.#puzzle !== undefined) this.#show();
      else {
        this.#left = undefined;
        this.#ask();
      }
    }

    disconnectedCallback(): void {
      this.#loading.abort();
      this.#left = saveLeft(this.#board);
      this.#board?.destroy();
      this.#board = undefined;
    }

    /** Takes over what was set before the element was defined. */
    #adopt(): void {
      for (const name of ['puzzle', ...REFLECTED]) {
        const early = Object.getOwnPropertyDescriptor(this, name);
        if (early === undefined) continue;
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, early.value);
      }
    }

    attributeChangedCallback(name: string): void {
      const isOther = PUZZLE.includes(name);
      if (!this.isConnected) {
        if (isOther) this.#puzzle = undefined;
        return;
      }
      if (isOther) this.#ask();
      else {
        this.#board?.set(this.#options());
        void this.#speak();
      }
    }

    /** Gives the board the words of a language that is not built in, when they are there. */
    async #speak(): Promise<void> {
      const language = this.#language();
      const words = isBuiltIn(language) ? undefined : await this.#words();
      if (language === this.#language()) this.#board?.set({ words });
    }

    /** The words of the element's language; where they cannot be loaded, the English ones. */
    async #words(): Promise<BoardWords> {
      const language = this.#language();
      if (isBuiltIn(language)) return boardWords({ language });
      return (await loadWords?.(language).catch(() => undefined)) ?? boardWords({});
    }

    /** Loads the puzzle once for all attributes that change together. */
    #ask(): void {
      if (this.#isAsked) return;
      this.#isAsked = true;
      queueMicrotask(() => {
        this.#isAsked = false;
        if (this.isConnected) void this.#load((signal) => this.#read(signal));
      });
    }

    async #load(
      puzzleFor: (signal: AbortSignal) => Promise<Clues | Puzzle | undefined>,
    ): Promise<void> {
      this.#loading.abort();
      this.#loading = new AbortController();
      const { signal } = this.#loading;
      try {
        const puzzle = await puzzleFor(signal);
        if (signal.aborted || puzzle === undefined) return;
        this.puzzle = puzzle;
      } catch (error) {
        const words = await this.#words();
        const reason = error instanceof Error ? error.message : String(error);
        if (!signal.aborted) this.#fail(words.unreadable(reason), reason);
      }
    }

    async #read(signal: AbortSignal): Promise<Clues | Puzzle | undefined> {
      const src = this.getAttribute('src');
      if (src === null) {
        const rows = this.getAttribute('rows');
        const columns = this.getAttribute('columns');
        if (rows !== null && columns !== null) return inlineClues(rows, columns);
        const fault = faultOf(this, rows, columns);
        if (fault !== undefined) throw new Error(fault);
        return undefined;
      }
      if (read === undefined) throw new Error('no reader was given to defineBoardElement');
      const source = await loaded(src, () => this.#words(), signal);
      const filename = src.split(/[?#]/)[0]?.split('/').at(-1) ?? src;
      return read(source, filename, this.#language());
    }

    #show(): void {
      this.#board?.destroy();
      this.#board = undefined;
      const { shadowRoot } = this;
      if (shadowRoot === null || !this.isConnected || this.#puzzle === undefined) return;
      const place = document.createElement('div');
      place.setAttribute('part', 'board');
      shadowRoot.replaceChildren(place);
      const { record, view, tool } = this.#left ?? {};
      const kept = { ...(record && { record }), ...(view && { view }) };
      const board = mount(place, this.#puzzle, { ...this.#options(), ...kept });
      if (tool !== undefined) board.setTool(tool);
      this.#left = undefined;
      this.#board = board;
      board.on('change', (detail) => this.#tell('change', detail));
      board.on('solved', (detail) => this.#tell('solved', detail));
      board.on('hint', () => this.#tell('hint', { game: board.state }));
      void this.#speak();
      this.#tell('ready', { game: board.state, isSolved: isWon(board.state) });
    }

    #fail(sentence: string, reason: string): void {
      this.#board?.destroy();
      this.#board = undefined;
      const problem = document.createElement('p');
      problem.setAttribute('part', 'problem');
      problem.setAttribute('role', 'alert');
      problem.textContent = sentence;
      this.shadowRoot?.replaceChildren(problem);
      this.#tell('problem', { message: reason });
    }

    #tell(name: string, detail: object): void {
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }

    #language(): Language {
      const own = this.getAttribute('language') ?? this.closest('[lang]')?.getAttribute('lang');
      return closestLanguage(own ?? '');
    }

    /** Reports, as a mistake of the page, an attribute that has no such value. */
    #checkWords(): void {
      for (const [name, words] of Object.entries(WORDS)) {
        const found = this.getAttribute(name);
        if (found === null || words.includes(found)) continue;
        const fault = `${name} is one of ${words.join(', ')}, got "${found}"`;
        reportError(new RangeError(`nonogram-board: ${fault}`));
      }
    }

    #options(): BoardOptions {
      this.#checkWords();
      const theme = this.getAttribute('theme');
      const crossing = this.getAttribute('crossing');
      const rules = Number(this.getAttribute('rules') ?? 5);
      const language = this.#language();
      return {
        ...(isBuiltIn(language) ? { language } : {}),
        look: theme === 'light' || theme === 'dark' || theme === 'contrast' ? theme : undefined,
        crossing: crossing === 'never' || crossing === 'provable' ? crossing : 'finished',
        style: {
          rulesEvery: Number.isInteger(rules) && rules >= 0 ? rules : 5,
          hasSymbols: this.hasAttribute('symbols'),
        },
        isReadOnly: this.hasAttribute('read-only'),
        pointer: this.getAttribute('pointer') === 'cursor' ? 'cursor' : 'paint',
      };
    }
  };
  for (const name of REFLECTED) {
    Object.defineProperty(element.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement): string {
        return this.getAttribute(name) ?? '';
      },
      set(this: HTMLElement, value: unknown): void {
        if (value === undefined || value === null) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }
  return element;
}
