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
export function renderBoard({ game, state, tool, words }: PlainBoard): string {
  const { clues } = game;
  const isDone = isWon(game);
  const table = renderTable(game, words, isDone);
  if (isDone) return table;
  return [
    '<form method="get">',
    `<input type="hidden" name="s" value="${state}">`,
    renderTools(clues, tool, words),
    table,
    `<p><button name="h" value="1">${words.hint}</button></p>`,
    '</form>',
  ].join('');
}

/** The tools as a choice: inks by their letters, and the cross. */
function renderTools({ palette }: Clues, tool: number, words: PlainWords): string {
  const symbols = symbolsOf(palette);
  const inks = palette.slice(1).map(({ rgb, name }, k) => {
    const about = isBlackOnly(palette) ? words.fill : (name ?? symbols[k + 1] ?? '');
    const chip = isBlackOnly(palette) ? '' : `<i style="background:${rgb}"></i> `;
    return [k + 1, `${chip}${escapeXml(about)}`] as const;
  });
  const choices = [...inks, [BLANK, words.cross] as const].map(([mark, about]) => {
    const checked = mark === tool ? ' checked' : '';
    return `<label><input type="radio" name="t" value="${mark}"${checked}> ${about}</label> `;
  });
  return `<fieldset><legend>${words.tool}</legend>${choices.join('')}</fieldset>`;
}

function renderTable(game: Game, words: PlainWords, isDone: boolean): string {
  const { clues } = game;
  const heads = clues.columns.map((clue, index) =>
    renderHead(game, { kind: 'column', index }, clue, '<br>', words),
  );
  const rows = clues.rows.map((clue, row) => {
    const head = renderHead(game, { kind: 'row', index: row }, clue, ' ', words);
    const cells = clues.columns.map((_, column) => renderCell(game, row, column, isDone));
    return `<tr id="r${row}"${row % 5 === 0 ? ' class="g"' : ''}>${head}${cells.join('')}</tr>`;
  });
  return `<table><tr><td></td>${heads.join('')}</tr>${rows.join('')}</table>`;
}

/** The clue of a line; with a tick once the line is finished. */
function renderHead(game: Game, line: Line, clue: Clue, gap: string, words: PlainWords): string {
  const { palette } = game.clues;
  const symbols = symbolsOf(palette);
  const numbers = clue.map(({ size, color }) =>
    isBlackOnly(palette) ? `${size}` : `${size}${escapeXml(symbols[color] ?? '')}`,
  );
  const text = numbers.length === 0 ? '0' : numbers.join(gap);
  const tick = isFinished(game, line) ? `<b title="${words.done}">✓</b>${gap}` : '';
  const group = line.kind === 'column' && line.index % 5 === 0 ? ' class="g"' : '';
  return `<th scope="${line.kind === 'row' ? 'row' : 'col'}"${group}>${tick}${text}</th>`;
}

function renderCell(game: Game, row: number, column: number, isDone: boolean): string {
  const { palette, width } = game.clues;
  const cell = row * width + column;
  const mark = game.marks[cell] ?? UNKNOWN;
  const ink = palette[mark]?.rgb;
  const symbol = isBlackOnly(palette) ? '' : (symbolsOf(palette)[mark] ?? '');
  const isInk = mark > BLANK;
  const text = isInk ? escapeXml(symbol) : mark === BLANK && !isDone ? '×' : '·';
  const style =
    isInk && ink !== undefined ? ` style="background:${ink};color:${digitOn(ink)}"` : '';
  const group = column % 5 === 0 ? ' class="g"' : '';
  if (isDone) return `<td${group}${style}>${isInk ? text : ''}</td>`;
  return `<td${group}><button name="c" value="${cell}"${style}>${text}</button></td>`;
}
