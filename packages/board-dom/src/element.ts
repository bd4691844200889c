/**
 * The element `<nonogram-board>`: boards from markup alone, any number on a page.
 *
 *     <nonogram-board src="cat.non"></nonogram-board>
 *     <nonogram-board rows="1,3,1" columns="1,3,1" crossing="provable"></nonogram-board>
 *
 * The reader of files is a parameter, so that a page with clues in its markup loads no reader.
 */

import { type Clues, type Game, isWon } from '@nonokit/board';
import type { Puzzle } from '@nonokit/core';
import { closestLanguage, isBuiltIn, type Language, type LoadedLanguage } from '@nonokit/core';
import { type Left, loaded, saveLeft } from './element-state.js';
import { inlineClues } from './inline-clues.js';
import { mount } from './mount.js';
import type { BoardEvents, BoardHandle, BoardOptions } from './options.js';
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
  /** Loads a language that is not built in. Default: boards speak English in place of it. */
  readonly loadWords?: (language: LoadedLanguage) => Promise<BoardWords>;
  /** The name of the element. Default "nonogram-board". */
  readonly name?: string;
}

/** The attributes that show another puzzle, and those that only change options. */
const PUZZLE = ['src', 'rows', 'columns'];
const OPTIONS = ['crossing', 'theme', 'language', 'rules', 'read-only', 'pointer', 'symbols'];

/** Properties and methods of the element. */
export interface NonogramBoard extends HTMLElement {
  /** The puzzle; setting it shows another one. */
  puzzle: Clues | Puzzle | undefined;
  /** The handle of the board; undefined before the board exists. */
  readonly board: BoardHandle | undefined;
}

/** The events of the element, by name. All bubble. */
export interface NonogramBoardEvents {
  /** A board stands there. */
  ready: CustomEvent<{ readonly game: Game; readonly isSolved: boolean }>;
  change: CustomEvent<BoardEvents['change']>;
  solved: CustomEvent<BoardEvents['solved']>;
  /** The solver asks for a hint. */
  hint: CustomEvent<{ readonly game: Game }>;
  /** No puzzle can be shown. */
  problem: CustomEvent<{ readonly message: string }>;
}

/** The attributes of the element as they are written in JSX. */
export interface NonogramBoardAttributes {
  /** A file, relative to the page: "cat.non". */
  readonly src?: string;
  /** The clues of the rows: "1 1,5,5,3,1". */
  readonly rows?: string;
  /** The clues of the columns: "2,4,4,4,2". */
  readonly columns?: string;
  readonly crossing?: 'never' | 'finished' | 'provable';
  readonly pointer?: 'paint' | 'cursor';
  readonly theme?: 'light' | 'dark' | 'contrast';
  /** Default: the nearest `lang` around it. */
  readonly language?: Language;
  /** Interval of thicker rules in cells: 5. */
  readonly rules?: number | string;
  readonly symbols?: boolean;
  readonly 'read-only'?: boolean;
}

/**
 * The element in JSX: its attributes, the property `puzzle`, and a listener for each of its events
 * under the names of React and Preact (`onsolved`) and of Solid (`on:solved`).
 */
export type NonogramBoardProps = NonogramBoardAttributes & {
  /** The puzzle in place of `src`, `rows` and `columns`. */
  readonly puzzle?: Clues | Puzzle;
} & {
  readonly [Name in keyof NonogramBoardEvents as `on${Name}` | `on:${Name}`]?: (
    event: NonogramBoardEvents[Name],
  ) => void;
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
function elementClass({ read, loadWords }: ElementOptions): CustomElementConstructor {
  return class extends HTMLElement implements NonogramBoard {
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

    set puzzle(puzzle: Clues | Puzzle | undefined) {
      this.#loading.abort();
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

    /** Takes over a puzzle that was set before the element was defined. */
    #adopt(): void {
      const early = Object.getOwnPropertyDescriptor(this, 'puzzle');
      if (early === undefined) return;
      Reflect.deleteProperty(this, 'puzzle');
      this.puzzle = early.value;
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
        if (this.isConnected) void this.#load();
      });
    }

    async #load(): Promise<void> {
      this.#loading.abort();
      this.#loading = new AbortController();
      const { signal } = this.#loading;
      try {
        const puzzle = await this.#read(signal);
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
        return rows === null || columns === null ? undefined : inlineClues(rows, columns);
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

    #options(): BoardOptions {
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
}
