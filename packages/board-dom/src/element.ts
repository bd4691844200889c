/**
 * The element `<nonogram-board>`: a board by markup alone, as often on a page as one likes.
 *
 *     <nonogram-board src="cat.non"></nonogram-board>
 *     <nonogram-board rows="1,3,1" columns="1,3,1" crossing="provable"></nonogram-board>
 *
 * Reading files is handed in, so that a page with clues in its markup loads no reader.
 */
import { type Clues, isWon } from '@nonokit/board';
import type { Puzzle } from '@nonokit/core';
import { inlineClues } from './inline-clues.js';
import { mount } from './mount.js';
import type { BoardHandle, BoardOptions, Language } from './options.js';
import { wordsOf } from './words.js';

/** Reads the puzzle of a file; throws an Error with a sentence where it cannot. */
export type PuzzleReader = (source: Uint8Array, filename: string) => Promise<Clues | Puzzle>;

/** How the element is defined. */
export interface ElementOptions {
  /** Default: `src` is refused. */
  readonly read?: PuzzleReader;
  /** The name of the element. Default "nonogram-board". */
  readonly name?: string;
}

/** The attributes that make another puzzle, and those that only change options. */
const PUZZLE = ['src', 'rows', 'columns'];
const OPTIONS = ['crossing', 'theme', 'language', 'rules', 'read-only', 'pointer', 'symbols'];

/** Properties and methods of the element. */
export interface NonogramBoard extends HTMLElement {
  /** The puzzle; setting it shows another one. */
  puzzle: Clues | Puzzle | undefined;
  /** The handle of the board; undefined until it is there. */
  readonly board: BoardHandle | undefined;
}

const RULES = `
:host { display: block; aspect-ratio: 1; min-width: 0; max-width: 100%; contain: content; }
:host([hidden]) { display: none; }
[part="board"] { width: 100%; height: 100%; }
[part="problem"] { margin: 0; padding: 8px; font: 16px/1.5 system-ui, sans-serif; }
`;

/** Defines the element. Does nothing where its name is taken. */
export function defineBoardElement({ read, name = 'nonogram-board' }: ElementOptions = {}): void {
  if (customElements.get(name) !== undefined) return;
  customElements.define(
    name,
    class extends BoardElement {
      protected override readonly read = read;
    },
  );
}

/** What the element extends; a stand-in where pages are built, which has no elements. */
const Base: typeof HTMLElement =
  typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

/** Everything of the element but its reader. */
abstract class BoardElement extends Base implements NonogramBoard {
  static readonly observedAttributes: readonly string[] = [...PUZZLE, ...OPTIONS];

  protected abstract readonly read: PuzzleReader | undefined;
  #puzzle: Clues | Puzzle | undefined;
  #board: BoardHandle | undefined;
  /** The load under way; another one ends it. */
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
    this.#show();
  }

  get board(): BoardHandle | undefined {
    return this.#board;
  }

  connectedCallback(): void {
    if (this.#puzzle === undefined) this.#ask();
    else this.#show();
  }

  disconnectedCallback(): void {
    this.#loading.abort();
    this.#board?.destroy();
    this.#board = undefined;
  }

  attributeChangedCallback(name: string): void {
    if (!this.isConnected) return;
    if (PUZZLE.includes(name)) this.#ask();
    else this.#board?.set(this.#options());
  }

  /** Loads the puzzle, once for all attributes that change together. */
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
      this.#puzzle = puzzle;
      this.#show();
    } catch (error) {
      if (!signal.aborted) this.#fail(error instanceof Error ? error.message : String(error));
    }
  }

  async #read(signal: AbortSignal): Promise<Clues | Puzzle | undefined> {
    const src = this.getAttribute('src');
    if (src === null) {
      const [rows, columns] = [this.getAttribute('rows'), this.getAttribute('columns')];
      return rows === null || columns === null ? undefined : inlineClues(rows, columns);
    }
    if (this.read === undefined) throw new Error('no reader was given to defineBoardElement');
    const response = await fetch(new URL(src, document.baseURI), { signal });
    if (!response.ok) throw new Error(`${src}: ${response.status} ${response.statusText}`.trim());
    const filename = src.split(/[?#]/)[0]?.split('/').at(-1) ?? src;
    return this.read(new Uint8Array(await response.arrayBuffer()), filename);
  }

  #show(): void {
    this.#board?.destroy();
    this.#board = undefined;
    const { shadowRoot } = this;
    if (shadowRoot === null || !this.isConnected || this.#puzzle === undefined) return;
    const place = document.createElement('div');
    place.setAttribute('part', 'board');
    shadowRoot.replaceChildren(place);
    const board = mount(place, this.#puzzle, this.#options());
    this.#board = board;
    board.on('change', (detail) => this.#tell('change', detail));
    board.on('solved', (detail) => this.#tell('solved', detail));
    board.on('hint', () => this.#tell('hint', { game: board.state }));
    this.#tell('ready', { game: board.state, isSolved: isWon(board.state) });
  }

  #fail(reason: string): void {
    this.#board?.destroy();
    this.#board = undefined;
    const problem = document.createElement('p');
    problem.setAttribute('part', 'problem');
    problem.setAttribute('role', 'alert');
    problem.textContent = wordsOf(this.#language()).unreadable(reason);
    this.shadowRoot?.replaceChildren(problem);
    this.#tell('problem', { message: reason });
  }

  #tell(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  #language(): Language {
    const own = this.getAttribute('language') ?? this.closest('[lang]')?.getAttribute('lang');
    return own?.startsWith('ru') === true ? 'ru' : 'en';
  }

  #options(): BoardOptions {
    const theme = this.getAttribute('theme');
    const crossing = this.getAttribute('crossing');
    const rules = Number(this.getAttribute('rules') ?? 5);
    return {
      language: this.#language(),
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
}
