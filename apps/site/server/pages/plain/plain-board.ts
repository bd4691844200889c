/**
 * A board as a form: a table whose cells are buttons. It needs no script and no colours, so it
 * works in the browser of an e-reader, in a text browser, and with any screen reader.
 */
import { type Clues, type Game, isFinished, isWon } from '@nonokit/board';
import {
  BLANK,
  type Clue,
  digitOn,
  escapeXml,
  isBlackOnly,
  type Line,
  UNKNOWN,
} from '@nonokit/core';
import { symbolsOf } from 'nonokit/render';
import type { PlainWords } from '../../../web/words/en/plain.js';

/** A board and what surrounds it on its page. */
export interface PlainBoard {
  readonly game: Game;
  /** The marks as text, which the form sends back. */
  readonly state: string;
  /** What a press of a cell paints: an ink, or `BLANK` for a cross. */
  readonly tool: number;
  readonly words: PlainWords;
}

/** The form with its board; a solved one is a table without buttons. */
export function renderBoard(board: PlainBoard): string {
  return new BoardForm(board).render();
}

class BoardForm {
  readonly #board: PlainBoard;
  readonly #clues: Clues;
  readonly #isDone: boolean;
  /** The letters of the inks; undefined in black and white. */
  readonly #letters: readonly string[] | undefined;

  constructor(board: PlainBoard) {
    const { game } = board;
    const { palette } = game.clues;
    this.#board = board;
    this.#clues = game.clues;
    this.#isDone = isWon(game);
    this.#letters = isBlackOnly(palette) ? undefined : symbolsOf(palette).map(escapeXml);
  }

  render(): string {
    const { state, words } = this.#board;
    if (this.#isDone) return this.#table();
    return [
      '<form method="get">',
      `<input type="hidden" name="s" value="${state}">`,
      this.#tools(),
      this.#table(),
      `<p><button name="h" value="1">${words.hint}</button></p>`,
      '</form>',
    ].join('');
  }

  /** The tools as a choice: inks by their names or letters, and the cross. */
  #tools(): string {
    const { tool, words } = this.#board;
    const inks = this.#clues.palette.slice(1).map(({ rgb, name }, k) => {
      if (this.#letters === undefined) return [k + 1, words.fill] as const;
      const about = name === undefined ? this.#letters[k + 1] : escapeXml(name);
      return [k + 1, `<i style="background:${rgb}"></i> ${about}`] as const;
    });
    const choices = [...inks, [BLANK, words.cross] as const].map(([mark, about]) => {
      const checked = mark === tool ? ' checked' : '';
      return `<label><input type="radio" name="t" value="${mark}"${checked}> ${about}</label> `;
    });
    return `<fieldset><legend>${words.tool}</legend>${choices.join('')}</fieldset>`;
  }

  #table(): string {
    const { rows, columns } = this.#clues;
    const heads = columns.map((clue, index) => this.#head({ kind: 'column', index }, clue, '<br>'));
    const lines = rows.map((clue, row) => {
      const head = this.#head({ kind: 'row', index: row }, clue, ' ');
      const cells = columns.map((_, column) => this.#cell(row, column));
      return `<tr id="r${row}"${row % 5 === 0 ? ' class="g"' : ''}>${head}${cells.join('')}</tr>`;
    });
    return `<table><tr><td></td>${heads.join('')}</tr>${lines.join('')}</table>`;
  }

  /** The clue of a line; with a tick once the line is finished. */
  #head(line: Line, clue: Clue, gap: string): string {
    const { game, words } = this.#board;
    const numbers = clue.map(({ size, color }) => `${size}${this.#letters?.[color] ?? ''}`);
    const text = numbers.length === 0 ? '0' : numbers.join(gap);
    const tick = isFinished(game, line) ? `<b title="${words.done}">✓</b>${gap}` : '';
    const group = line.kind === 'column' && line.index % 5 === 0 ? ' class="g"' : '';
    return `<th scope="${line.kind === 'row' ? 'row' : 'col'}"${group}>${tick}${text}</th>`;
  }

  #cell(row: number, column: number): string {
    const { palette, width } = this.#clues;
    const cell = row * width + column;
    const mark = this.#board.game.marks[cell] ?? UNKNOWN;
    const ink = mark > BLANK ? palette[mark]?.rgb : undefined;
    const style = ink === undefined ? '' : ` style="background:${ink};color:${digitOn(ink)}"`;
    const group = column % 5 === 0 ? ' class="g"' : '';
    const letter = ink === undefined ? '' : (this.#letters?.[mark] ?? '');
    if (this.#isDone) return `<td${group}${style}>${letter}</td>`;
    const text = ink !== undefined ? letter : mark === BLANK ? '×' : '·';
    return `<td${group}><button name="c" value="${cell}"${style}>${text}</button></td>`;
  }
}
