/**
 * A board as a form: a table whose cells are buttons. It needs no script and no colours, so it
 * works in the browser of an e-reader, in a text browser, and with any screen reader. What
 * `public/plain-board.js` needs to mark cells at once stands in attributes.
 */
import { type Clues, type Game, isFinished, isWon } from '@nonokit/board';
import { BLANK, type Clue, digitOn, escapeXml, type Line, UNKNOWN } from '@nonokit/core';
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
  /** The letters of the inks; undefined where there is only one. */
  readonly #letters: readonly string[] | undefined;

  constructor(board: PlainBoard) {
    const { game } = board;
    const { palette } = game.clues;
    this.#board = board;
    this.#clues = game.clues;
    this.#isDone = isWon(game);
    this.#letters = palette.length <= 2 ? undefined : symbolsOf(palette).map(escapeXml);
  }

  render(): string {
    const { state, words } = this.#board;
    if (this.#isDone) return this.#table();
    return [
      `<form id="board" method="get" data-width="${this.#clues.width}" data-done="${words.done}">`,
      // browsers that keep what forms hold would give the script marks that are not drawn
      `<input type="hidden" name="s" value="${state}" autocomplete="off">`,
      this.#tools(),
      this.#table(),
      `<p><button name="h" value="1">${words.hint}</button></p>`,
      '</form>',
    ].join('');
  }

  /** The tools as a choice: inks by their names or letters, and the cross. */
  #tools(): string {
    const { tool, words } = this.#board;
    const choice = (mark: number, about: string, look = ''): string => {
      const checked = mark === tool ? ' checked' : '';
      const input = `<input type="radio" name="t" value="${mark}"${checked}${look}>`;
      return `<label>${input} ${about}</label> `;
    };
    const inks = this.#clues.palette.slice(1).map(({ rgb, name }, k) => {
      const letter = this.#letters?.[k + 1];
      const look = ` data-look="${inkStyle(rgb)}"`;
      if (letter === undefined) return choice(k + 1, words.fill, look);
      const about = name === undefined ? letter : escapeXml(name);
      const swatch = `<i style="background:${rgb}"></i>`;
      return choice(k + 1, `${swatch} ${about}`, `${look} data-letter="${letter}"`);
    });
    const choices = [...inks, choice(BLANK, words.cross)];
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
    const blocks = clue.map(({ size, color }) => `${size}:${color}`).join(' ');
    const scope = `scope="${line.kind === 'row' ? 'row' : 'col'}"`;
    return `<th ${scope}${group} data-clue="${blocks}">${tick}${text}</th>`;
  }

  #cell(row: number, column: number): string {
    const { palette, width } = this.#clues;
    const cell = row * width + column;
    const mark = this.#board.game.marks[cell] ?? UNKNOWN;
    const ink = mark > BLANK ? palette[mark]?.rgb : undefined;
    const style = ink === undefined ? '' : ` style="${inkStyle(ink)}"`;
    const group = column % 5 === 0 ? ' class="g"' : '';
    const letter = ink === undefined ? '' : (this.#letters?.[mark] ?? '');
    if (this.#isDone) return `<td${group}${style}>${letter}</td>`;
    const text = ink !== undefined ? letter || '&#160;' : mark === BLANK ? '×' : '·';
    return `<td${group}><button name="c" value="${cell}"${style}>${text}</button></td>`;
  }
}

function inkStyle(rgb: string): string {
  return `background:${rgb};color:${digitOn(rgb)}`;
}
