/**
 * Drafts: a game while moves are applied to it. Only drafts write to the arrays of a game, and each
 * array is copied before the first write. So replaying ten thousand moves copies once, and games
 * that were returned earlier stay unchanged.
 */
import { BLANK, UNKNOWN } from '@nonokit/core';
import { cellsOf, clueOf, isLineDone, lineAt } from './line-marks.js';
import { type Clues, isMark, type Mark } from './mark.js';
import type { CrossMove, HelpMove, Move, PaintMove } from './move.js';
import type { Change, Game, Help, History, Layer } from './state.js';

const NO_HELP: Help = { where: 0, why: 0, cells: 0, check: 0 };

/** A game that is being changed. */
export class Draft {
  readonly #clues: Clues;
  #marks: Int16Array;
  #finished: Uint8Array;
  #finishedCount: number;
  #layers: readonly Layer[];
  #crossed: ReadonlySet<string>;
  #past: History | undefined;
  #future: History | undefined;
  #help: Help;
  /** True once `#marks` and `#finished` are this draft's own. */
  #owns = false;
  /** Lines whose marks have changed since they were last examined. */
  readonly #touched = new Set<number>();

  constructor(game: Game) {
    this.#clues = game.clues;
    this.#marks = game.marks;
    this.#finished = game.finished;
    this.#finishedCount = game.finishedCount;
    this.#layers = game.layers;
    this.#crossed = game.crossed;
    this.#past = game.past;
    this.#future = game.future;
    this.#help = game.help;
  }

  /** The draft of a game without moves. */
  static begin(clues: Clues): Draft {
    const lines = clues.rules?.lines.length ?? clues.width + clues.height;
    const marks = new Int16Array(clues.width * clues.height).fill(UNKNOWN);
    const finished = Uint8Array.from({ length: lines }, (_, number) =>
      isLineDone(marks, number, clues) ? 1 : 0,
    );
    return new Draft({
      clues,
      marks,
      layers: [],
      crossed: new Set(),
      past: undefined,
      future: undefined,
      finished,
      finishedCount: finished.reduce((sum, each) => sum + each, 0),
      help: NO_HELP,
    });
  }

  /** Returns the game in its current state; the draft copies again before its next change. */
  done(): Game {
    // once for all moves: a line of a long game is touched by hundreds of them
    for (const number of this.#touched) this.#look(number);
    this.#touched.clear();
    this.#owns = false;
    return {
      clues: this.#clues,
      marks: this.#marks,
      layers: this.#layers,
      crossed: this.#crossed,
      past: this.#past,
      future: this.#future,
      finished: this.#finished,
      finishedCount: this.#finishedCount,
      help: this.#help,
    };
  }

  /** Applies a move. Returns false if it changes nothing. */
  play(move: Move): boolean {
    switch (move.type) {
      case 'paint':
        return this.#paint(move);
      case 'cross':
        return this.#cross(move);
      case 'suppose':
        return this.#change([], [...this.#layers, { name: move.name, base: this.#snapshot() }]);
      case 'keep':
        return this.#layers.length > 0 && this.#change([], this.#layers.slice(0, -1));
      case 'discard':
        return this.#discard();
      case 'restart':
        return this.#restart();
      case 'undo':
        return this.#undo();
      case 'redo':
        return this.#redo();
      case 'help':
        return this.#count(move);
    }
  }

  #paint({ cells, mark, crossesFinished }: PaintMove): boolean {
    if (!isMark(mark, this.#clues)) {
      throw new RangeError(`paint: ${mark} is no mark of this puzzle`);
    }
    for (const cell of cells) {
      if (!Number.isInteger(cell) || cell < 0 || cell >= this.#marks.length) {
        throw new RangeError(
          `paint: there is no cell ${cell}, the board has ${this.#marks.length}`,
        );
      }
    }
    const changed = [...new Set(cells)].filter((cell) => this.#marks[cell] !== mark);
    if (changed.length === 0) return false;
    const crosses = crossesFinished === true ? this.#findCrosses(changed, mark) : [];
    const toPair = (mark: Mark) => (cell: number) => [cell, mark] as const;
    const cellMarks = [...changed.map(toPair(mark)), ...crosses.map(toPair(BLANK))];
    return this.#change(cellMarks, this.#layers);
  }

  /** The unknown cells of the lines that cells finish when they get a mark. */
  #findCrosses(cells: readonly number[], mark: Mark): number[] {
    const before = this.#marks;
    const after = before.slice();
    for (const cell of cells) after[cell] = mark;
    const isFirst = before.every((each) => each === UNKNOWN);
    const lines = new Set<number>(isFirst ? this.#finished.keys() : []);
    this.#addLinesOf(cells, lines);
    const crosses = new Set<number>();
    for (const number of lines) {
      const place = cellsOf(lineAt(number, this.#clues), this.#clues);
      const isFinishedIn = (marks: Int16Array) =>
        !hasHidden(number, this.#clues) && isLineDone(marks, number, this.#clues);
      if (!isFinishedIn(after) || (!isFirst && isFinishedIn(before))) continue;
      for (let k = 0; k < place.length; k++) {
        const cell = place.start + k * place.stride;
        if (after[cell] === UNKNOWN) crosses.add(cell);
      }
    }
    return [...crosses];
  }

  #cross({ line, block, isCrossed }: CrossMove): boolean {
    if (clueOf(line, this.#clues)[block] === undefined) {
      throw new RangeError(`cross: ${line.kind} ${line.index} has no block ${block}`);
    }
    const key = crossKey(line.kind === 'row' ? line.index : this.#clues.height + line.index, block);
    if (this.#crossed.has(key) === isCrossed) return false;
    const crossed = new Set(this.#crossed);
    if (isCrossed) crossed.add(key);
    else crossed.delete(key);
    return this.#change([], this.#layers, crossed);
  }

  #discard(): boolean {
    const layer = this.#layers.at(-1);
    if (layer === undefined) return false;
    const cells = this.#differences((cell) => layer.base[cell] ?? UNKNOWN);
    return this.#change(cells, this.#layers.slice(0, -1));
  }

  #restart(): boolean {
    const cells = this.#differences(() => UNKNOWN);
    if (cells.length === 0 && this.#layers.length === 0 && this.#crossed.size === 0) return false;
    return this.#change(cells, [], new Set());
  }

  #undo(): boolean {
    const last = this.#past;
    if (last === undefined) return false;
    const { change } = last;
    this.#past = last.before;
    this.#future = pushed(this.#future, change);
    this.#write(change.cells, change.before);
    this.#layers = change.layersBefore;
    this.#crossed = change.crossedBefore;
    return true;
  }

  #redo(): boolean {
    const next = this.#future;
    if (next === undefined) return false;
    const { change } = next;
    this.#future = next.before;
    this.#past = pushed(this.#past, change);
    this.#write(change.cells, change.after);
    this.#layers = change.layersAfter;
    this.#crossed = change.crossedAfter;
    return true;
  }

  #count({ kind }: HelpMove): boolean {
    this.#help = { ...this.#help, [kind]: this.#help[kind] + 1 };
    return true;
  }

  /** Makes a change that can be undone; what could be redone is lost. */
  #change(
    cellMarks: readonly (readonly [cell: number, mark: Mark])[],
    layers: readonly Layer[],
    crossed = this.#crossed,
  ): true {
    const cells = Int32Array.from(cellMarks, ([cell]) => cell);
    const change: Change = {
      cells,
      before: Int16Array.from(cells, (cell) => this.#marks[cell] ?? UNKNOWN),
      after: Int16Array.from(cellMarks, ([, mark]) => mark),
      layersBefore: this.#layers,
      layersAfter: layers,
      crossedBefore: this.#crossed,
      crossedAfter: crossed,
    };
    this.#write(cells, change.after);
    this.#layers = layers;
    this.#crossed = crossed;
    this.#past = pushed(this.#past, change);
    this.#future = undefined;
    return true;
  }

  /** The cells whose mark differs from the result of `wanted`, with that result. */
  #differences(wanted: (cell: number) => Mark): [cell: number, mark: Mark][] {
    const cells: [number, Mark][] = [];
    for (let cell = 0; cell < this.#marks.length; cell++) {
      const mark = wanted(cell);
      if (this.#marks[cell] !== mark) cells.push([cell, mark]);
    }
    return cells;
  }

  /** All marks as they are; they are not written to any more. */
  #snapshot(): Int16Array {
    this.#owns = false;
    return this.#marks;
  }

  #write(cells: Int32Array, marks: Int16Array): void {
    if (cells.length === 0) return;
    if (!this.#owns) {
      this.#marks = this.#marks.slice();
      this.#finished = this.#finished.slice();
      this.#owns = true;
    }
    cells.forEach((cell, k) => {
      this.#marks[cell] = marks[k] ?? UNKNOWN;
    });
    this.#addLinesOf(cells, this.#touched);
  }

  /** Adds the numbers of the lines that these cells may finish. */
  #addLinesOf(cells: Iterable<number>, lines: Set<number>): void {
    const { width, height, rules } = this.#clues;
    if (rules !== undefined) {
      // these boards are small, and two lines may share a clue
      for (const number of this.#finished.keys()) lines.add(number);
      return;
    }
    for (const cell of cells) lines.add(Math.floor(cell / width)).add(height + (cell % width));
  }

  /** Updates whether a line is finished. */
  #look(number: number): void {
    const isDone = isLineDone(this.#marks, number, this.#clues) ? 1 : 0;
    this.#finishedCount += isDone - (this.#finished[number] ?? 0);
    this.#finished[number] = isDone;
  }
}

/** True if a line has hidden numbers: it may be finished and still miss cells. */
function hasHidden(number: number, clues: Clues): boolean {
  return clueOf(lineAt(number, clues), clues).some(({ text }) => text === '?' || text === '*');
}

/** The key of a line's block in `Game.crossed`. */
export function crossKey(lineNumber: number, block: number): string {
  return `${lineNumber}:${block}`;
}

function pushed(before: History | undefined, change: Change): History {
  return { change, before, depth: (before?.depth ?? 0) + 1 };
}
