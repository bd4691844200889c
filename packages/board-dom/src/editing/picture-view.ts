/**
 * Shows the picture of an editor as a scene of the board: its cells are marks, and its clues and
 * rails follow it. During a gesture, the cells do not move.
 */
import {
  type BoardStyle,
  editOverlay,
  type Game,
  isFitted,
  liveGame,
  type Rails,
  roomyRails,
  type Scene,
  viewportOf,
  withClues,
} from '@nonokit/board';
import type { Grid, Palette, Rectangle } from '@nonokit/core';
import type { Mirror, Picture } from '@nonokit/editor';
import type { Cell } from '../cell.js';
import { memo } from '../memo.js';
import type { Stage } from '../stage.js';
import type { Editing } from './editing.js';
import type { ShownBesides } from './options.js';

/** Creates scenes of an edited picture. */
export class PictureView {
  readonly #editing: Editing;
  readonly #overlayOf = memo(
    (area: Rectangle | undefined, mirror: Mirror, width: number, height: number) =>
      editOverlay({ area, mirror }, { width, height }),
  );
  readonly #differing = memo(differingCells);
  readonly #gameOf = memo((grid: Grid, palette: Palette): Game => {
    this.#game = liveGame(grid, palette, this.#game);
    return this.#game;
  });
  #game: Game | undefined;
  #shown: ShownBesides = {};
  /** The rails as they were last laid out without a gesture. */
  #rails: Rails | undefined;

  constructor(editing: Editing) {
    this.#editing = editing;
  }

  /** The picture that is shown. */
  get picture(): Picture {
    return this.#shown.instead ?? this.#editing.seen.picture;
  }

  /** The picture in the form that the painter needs. */
  get game(): Game {
    const { grid, palette } = this.picture;
    return this.#gameOf(grid, palette);
  }

  /** Whether another picture than the edited one is shown. */
  get isInstead(): boolean {
    return this.#shown.instead !== undefined;
  }

  show(shown: ShownBesides): void {
    this.#shown = shown;
  }

  /** The rails in a style, which the stage lays out. */
  railsIn(style: BoardStyle): Rails {
    this.#rails = roomyRails(this.game.clues, style, this.#rails);
    return this.#rails;
  }

  /** The cursor, moved into a picture that is shown instead. */
  get cursor(): Cell {
    const { width, height } = this.picture.grid;
    const { row, column } = this.#editing.cursor;
    return { row: Math.min(row, height - 1), column: Math.min(column, width - 1) };
  }

  /**
   * Lays out the board for the picture without a gesture. The cells move only if numbers lack room
   * or, for another picture, if much room is free.
   */
  settle(stage: Stage, isOther = false): void {
    const { clues } = this.game;
    const { view, style } = stage;
    const before = this.#rails;
    if (isOther && before !== undefined && isTooRoomy(before, roomyRails(clues, style))) {
      this.#rails = undefined;
    }
    const rails = this.railsIn(style);
    if (rails === view.rails) {
      if (clues !== view.clues) stage.follow(withClues(view, clues));
      return;
    }
    const { room, cell, scrollX, scrollY } = view;
    const wasFitted = isFitted(before === undefined ? view : { ...view, rails: before });
    const look = wasFitted ? {} : { cell, scrollX, scrollY };
    stage.show(viewportOf(clues, room, look, rails));
  }

  /** What is shown in the next frame. */
  scene(stage: Stage, isCursorSeen: boolean): Scene {
    const { seen, brush, gesture } = this.#editing;
    const { game, isInstead, cursor } = this;
    const { clues } = game;
    if (gesture !== undefined && clues !== stage.view.clues) {
      stage.follow(withClues(stage.view, clues));
    }
    const { undecided, repaired, instead } = this.#shown;
    const area = isInstead ? undefined : seen.area;
    const mirror = isInstead ? 'none' : brush.mirror;
    return {
      game,
      view: stage.view,
      look: stage.cellLook(clues.palette),
      railLook: stage.look,
      style: stage.style,
      numbers: { game, crossing: 'never', lines: [] },
      cursor: isCursorSeen ? cursor : undefined,
      overlay: this.#overlayOf(area, mirror, clues.width, clues.height),
      undecided,
      repaired: instead === undefined ? repaired : this.#differing(instead, seen.picture),
    };
  }
}

/** The free room, in numbers beyond those of the picture, above which the cells get it. */
const MUCH = 4;

/** True if rails have much more room than others in either direction. */
function isTooRoomy(rails: Rails, enough: Rails): boolean {
  const isMore = (one: Float64Array, other: Float64Array): boolean =>
    Math.max(...one) > Math.max(...other) + MUCH;
  return isMore(rails.rows, enough.rows) || isMore(rails.columns, enough.columns);
}

/** The cells in which two pictures of one size look different. */
function differingCells(one: Picture, other: Picture): number[] {
  const a = one.grid;
  const b = other.grid;
  if (a.width !== b.width || a.height !== b.height) return [];
  const cells: number[] = [];
  a.cells.forEach((color, cell) => {
    const rgb = other.palette[b.cells[cell] ?? 0]?.rgb;
    if (one.palette[color]?.rgb !== rgb) cells.push(cell);
  });
  return cells;
}
