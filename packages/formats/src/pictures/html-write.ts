/**
 * Writing pages that a browser shows and prints without other files. They are well-formed XML and
 * simple enough to read: each colour is a class, each clue a header of its row or column.
 */
import {
  bad,
  type Clue,
  good,
  type Palette,
  type Puzzle,
  parseChannels,
  type Result,
} from '@nonokit/core';
import { escaped } from '../lexing/xml-text.js';
import { picturesNoPuzzle } from '../words/en/pictures.js';

/** The texts below the table, each in a paragraph with its name as class. */
export const HTML_TEXTS = ['author', 'source', 'copyright', 'license', 'description'] as const;

const STYLE = [
  'body{font-family:sans-serif;margin:2em}',
  'table{border-collapse:collapse}',
  'th{font-weight:normal;padding:2px;white-space:nowrap}',
  'thead th{vertical-align:bottom}',
  'thead b{display:block}',
  'tbody th{text-align:right}',
  'b{min-width:1.2em;margin:1px;padding:0 2px;border-radius:3px;text-align:center;font-weight:normal}',
  'tbody b{display:inline-block}',
  'td{border:1px solid #999;width:1.4em;height:1.4em;padding:0}',
  'thead td{border:0}',
  'tbody tr:nth-child(5n) td{border-bottom:2px solid #333}',
  'tbody td:nth-child(5n+1){border-right:2px solid #333}',
  'p{white-space:pre-line}',
  '@media print{body{margin:0;-webkit-print-color-adjust:exact;print-color-adjust:exact}}',
];

/** The page of a puzzle. */
export function writeHtml(puzzle: Puzzle | undefined): Result<string> {
  if (puzzle === undefined) return bad(picturesNoPuzzle);
  const { meta, palette, rows, columns, width } = puzzle;
  const title = escaped(meta.title ?? '');
  const cells = '<td></td>'.repeat(width);
  const texts = HTML_TEXTS.filter((key) => (meta[key] ?? '') !== '');
  const lines = [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8"/>',
    `<title>${title}</title>`,
    `<style>${[...STYLE, ...colorRules(palette)].join('\n')}</style>`,
    '</head>',
    '<body>',
    ...(title === '' ? [] : [`<h1>${title}</h1>`]),
    `<table class="nonogram" data-colors="${palette.map(({ rgb }) => rgb).join(' ')}">`,
    `<thead><tr><td></td>${columns.map((clue) => header(clue, palette)).join('')}</tr></thead>`,
    '<tbody>',
    ...rows.map((clue) => `<tr>${header(clue, palette)}${cells}</tr>`),
    '</tbody>',
    '</table>',
    ...texts.map((key) => `<p class="${key}">${escaped(meta[key] ?? '')}</p>`),
    '</body>',
    '</html>',
  ];
  return good(`${lines.join('\n')}\n`);
}

/**
 * Rules for the colours of blocks. Black on white needs none; other blocks are black or white text
 * on their colour.
 */
function colorRules(palette: Palette): string[] {
  const [paper, ...inks] = palette.map(({ rgb }) => rgb);
  const cells = paper === '#ffffff' ? [] : [`tbody td{background:${paper}}`];
  return [...cells, ...inks.map((rgb, i) => `.c${i + 1}{background:${rgb};color:${textOn(rgb)}}`)];
}

/** White on dark colours, black on light ones (ITU-R BT.601). */
function textOn(rgb: string): string {
  const [red, green, blue] = parseChannels(rgb);
  return 299 * red + 587 * green + 114 * blue < 140_000 ? '#fff' : '#000';
}

function header(clue: Clue, palette: Palette): string {
  const isPlain = palette.length === 2 && palette[1]?.rgb === '#000000';
  const blocks = clue.map(({ size, color }) =>
    isPlain ? `<b>${size}</b>` : `<b class="c${color}">${size}</b>`,
  );
  return `<th>${blocks.join(' ')}</th>`;
}
