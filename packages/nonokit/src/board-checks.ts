/**
 * Boards that refuse what they do not have: options, events, actions. TypeScript finds such
 * mistakes, JavaScript does not. Pages of the site use the boards without these checks.
 */
import {
  applyMove as applyBoardMove,
  type Clues,
  type Game,
  type Move,
  newGame as newBoardGame,
} from '@nonokit/board';
import {
  type BoardHandle,
  type BoardOptions,
  mount as mountBoard,
  type Shown,
  USUAL_KEYS,
} from '@nonokit/board-dom';
import type { Puzzle } from '@nonokit/core';
import { checkOptions, type OptionNames, quoted } from './option-kinds.js';

const BOARD_OPTIONS: OptionNames<BoardOptions> = {
  language: ['en', 'ru'],
  words: true,
  record: true,
  game: true,
  look: true,
  style: true,
  crossing: ['never', 'finished', 'provable'],
  stroke: true,
  crossesFinished: 'flag',
  keys: true,
  hasPageKeys: 'flag',
  gamepad: true,
  pointer: ['paint', 'cursor'],
  view: true,
  openingCell: 'number',
  isReadOnly: 'flag',
  time: 'function',
};

const SHOWN: OptionNames<Shown> = { hint: true, mistakes: 'list', undecided: 'list' };

const MOVES: readonly Move['type'][] = [
  'paint',
  'cross',
  'suppose',
  'undo',
  'redo',
  'restart',
  'keep',
  'discard',
  'help',
];

const EVENTS = ['change', 'stroke', 'solved', 'tool', 'cursor', 'view', 'hint', 'action'];

/**
 * Puts a board into an element, and makes it as large as the element. The element needs a height of
 * its own. Throws RangeError if a record does not fit the puzzle, and for options, events and
 * actions that do not exist.
 */
export function mount(
  element: Parameters<typeof mountBoard>[0],
  puzzle: Clues | Puzzle,
  options: BoardOptions = {},
): BoardHandle {
  // an element of another document is no instance of this one's classes
  if (element?.nodeType !== 1) {
    const wanted = 'the first argument is an element, like document.querySelector("#board")';
    throw new RangeError(`mount: ${wanted}, got ${quoted(element)}`);
  }
  if (typeof puzzle !== 'object' || puzzle === null || !('palette' in puzzle)) {
    const makers = 'inlineClues(rows, columns) or puzzleOf of nonokit';
    throw new RangeError(`mount: the puzzle comes from ${makers}, got ${quoted(puzzle)}`);
  }
  checkBoardOptions('mount', options);
  return checked(mountBoard(element, puzzle, options));
}

/** A game without moves. Throws RangeError for what is no clues. */
export function newGame(clues: Clues): Game {
  if (clues?.width > 0) return newBoardGame(clues);
  throw new RangeError('a game begins with clues: inlineClues(rows, columns)');
}

/**
 * The game after a move. A move that changes nothing returns the same game: undo at the beginning,
 * or a stroke over cells that have the mark already. Throws RangeError for a move that does not
 * exist or is impossible in this game, such as a cell outside the board.
 */
export function applyMove(game: Game, move: Move): Game {
  checkMove(move);
  return applyBoardMove(game, move);
}

function checkMove(move: Move): void {
  const type: unknown = Object(move).type;
  if ((MOVES as readonly unknown[]).includes(type)) return;
  throw new RangeError(`there is no move of type ${quoted(type)}`);
}

/** Look is 'light', 'dark', 'contrast' or colours; `theme` is the name of the attribute. */
function checkBoardOptions(verb: string, options: BoardOptions): void {
  checkOptions(verb, options, BOARD_OPTIONS);
  const look: unknown = options.look;
  if (typeof look !== 'string' || ['light', 'dark', 'contrast'].includes(look)) return;
  throw new RangeError(`${verb}: look is light, dark, contrast or colours, got ${quoted(look)}`);
}

/** The handle, whose methods refuse what they do not know. */
function checked(board: BoardHandle): BoardHandle {
  const handle: BoardHandle = Object.create(board);
  return Object.assign(handle, {
    apply: (move: Move) => {
      checkMove(move);
      board.apply(move);
    },
    on: (...[name, listener]: Parameters<BoardHandle['on']>) => {
      checkWord('on: an event', name, EVENTS);
      return board.on(name, listener);
    },
    set: (options: BoardOptions) => {
      checkBoardOptions('set', options);
      board.set(options);
    },
    show: (shown: Shown) => {
      checkOptions('show', shown, SHOWN);
      board.show(shown);
    },
    press: (action: string) => {
      checkWord('press: an action', action, Object.keys(USUAL_KEYS));
      board.press(action);
    },
  });
}

function checkWord(what: string, word: string, words: readonly string[]): void {
  if (words.includes(word)) return;
  throw new RangeError(`${what} is one of ${words.join(', ')}, got ${quoted(word)}`);
}
