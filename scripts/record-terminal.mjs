/**
 * Makes the README's recording, docs/pictures/terminal.svg: commands as they are typed, and what
 * they really print, as an SVG that moves by itself. Each scene is a command that is run here.
 *
 *     npm run build && node scripts/record-terminal.mjs
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleEntry } from './bundle.mjs';

const core = new URL('../packages/core/src/escape-xml.ts', import.meta.url);
const { escapeXml } = await import(await bundleEntry(core));

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PROGRAM = join(ROOT, 'packages/nonokit/bin/nonokit.cjs');

/** What is in the folder where the commands run. */
const FILES = ['snail.json', 'ambiguous.g', 'impossible.json', 'cat.txt'].map(
  (name) => `puzzles/${name}`,
);
const IMAGE = 'docs/gallery/harbour.svg';

/** What is typed, and how long its output stays, in seconds. */
const SCENES = [
  { command: 'nonokit solve snail.json', stays: 3.5 },
  { command: 'nonokit check snail.json ambiguous.g impossible.json', stays: 6 },
  { command: 'nonokit explain --only 21 cat.txt', stays: 7 },
  { command: 'nonokit make harbour.svg --colors 4 -o harbour.json', stays: 5 },
];

const COLUMNS = 106;
const ROWS = 21;
/** A cell of the terminal, and its margin, in pixels. */
const CELL = { width: 8.4, height: 18 };
const MARGIN = 16;
const SECONDS_A_KEY = 0.035;

const WIDTH = COLUMNS * CELL.width + 2 * MARGIN;
const HEIGHT = ROWS * CELL.height + 2 * MARGIN;

const folder = mkdtempSync(join(tmpdir(), 'nonokit-recording-'));
try {
  for (const file of [...FILES, IMAGE])
    copyFileSync(join(ROOT, file), join(folder, basename(file)));
  const scenes = timed(SCENES.map((scene) => ({ ...scene, lines: runCommand(scene.command) })));
  const path = join(ROOT, 'docs/pictures/terminal.svg');
  writeFileSync(path, drawn(scenes));
  console.log(`${path}: ${scenes.length} scenes, ${scenes.at(-1).end.toFixed(1)} s`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** What a command prints, in lines: standard output, then remarks. */
function runCommand(command) {
  const [, ...args] = command.split(' ');
  const colors = args[0] === 'solve' ? ['--color', 'always'] : [];
  const run = spawnSync(process.execPath, [PROGRAM, ...args, ...colors], {
    cwd: folder,
    env: { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: '' },
    encoding: 'utf8',
  });
  if (run.error !== undefined || run.status === 2) throw new Error(`${command}: ${run.stderr}`);
  const lines = `${run.stdout}${run.stderr}`.trimEnd().split('\n').flatMap(wrapped);
  if (lines.length > ROWS - 1) throw new Error(`${command} prints ${lines.length} lines`);
  return lines;
}

/** A long line in several, broken between words; coloured ones are short. */
function wrapped(line) {
  if (line.includes('\u001B') || line.length <= COLUMNS) return [line];
  const at = line.lastIndexOf(' ', COLUMNS);
  return [line.slice(0, at), ...wrapped(`     ${line.slice(at)}`)];
}

/**
 * When each scene begins and has been typed, in seconds, and in which row; it stands until the
 * screen is full and the next scene clears it.
 */
function timed(scenes) {
  const placed = [];
  let screen = [];
  let now = 0;
  let row = 0;
  for (const scene of scenes) {
    if (row + scene.lines.length + 1 > ROWS) {
      for (const shown of screen) shown.end = now;
      screen = [];
      row = 0;
    }
    const typed = now + 0.4 + scene.command.length * SECONDS_A_KEY;
    screen.push({ ...scene, start: now, typed, row });
    placed.push(screen.at(-1));
    now = typed + 0.2 + scene.stays;
    row += scene.lines.length + 2;
  }
  for (const shown of screen) shown.end = now;
  return placed;
}

function drawn(scenes) {
  const total = scenes.at(-1).end;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="Nonokit in a terminal">
<style>
text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; fill: #d5dae3; white-space: pre; }
.prompt { fill: #7ec699; }
.scene, .out { visibility: hidden; }
@media (prefers-reduced-motion: no-preference) {
${scenes.map((scene, at) => styles(scene, at, total)).join('\n')}
}
@media (prefers-reduced-motion: reduce) { .s0, .s0 .out { visibility: visible; } }
</style>
<rect width="100%" height="100%" rx="8" fill="#1b1f27"/>
${scenes.map(drawScene).join('\n')}
</svg>
`;
}

/** A scene is there from its start to its end; its command is typed and its output comes within. */
function styles({ command, start, typed, end }, at, total) {
  const percent = (seconds) => `${((100 * seconds) / total).toFixed(2)}%`;
  const shown = (from) =>
    `0% { visibility: hidden; } ${percent(from)} { visibility: visible; } ${percent(end)}, 100% { visibility: hidden; }`;
  return `@keyframes scene${at} { ${shown(start)} }
@keyframes out${at} { ${shown(typed + 0.2)} }
@keyframes typed${at} { 0%, ${percent(start + 0.4)} { clip-path: inset(0 100% 0 0); animation-timing-function: steps(${command.length}); } ${percent(typed)}, 100% { clip-path: inset(0 0 0 0); } }
.s${at} { animation: scene${at} ${total}s step-end infinite; }
.s${at} .out { animation: out${at} ${total}s step-end infinite; }
.s${at} .typed { animation: typed${at} ${total}s infinite; }`;
}

function drawScene({ command, lines, row }, at) {
  return `<g class="scene s${at}">
<text class="prompt" x="${x(0)}" y="${y(row)}">$</text>
<text class="typed" x="${x(2)}" y="${y(row)}">${escapeXml(command)}</text>
<g class="out">
${lines.map((line, index) => lineOf(line, row + 1 + index)).join('\n')}
</g>
</g>`;
}

/** A line of output: its backgrounds as rectangles, and its text. */
function lineOf(line, row) {
  let column = 0;
  const rects = [];
  let text = '';
  for (const part of `m${line}`.split('\u001B[')) {
    const end = part.indexOf('m');
    const shown = part.slice(end + 1);
    const color = findBackground(part.slice(0, end));
    if (color !== undefined && shown !== '') {
      rects.push(
        `<rect x="${x(column)}" y="${y(row) - 14}" width="${(shown.length * CELL.width + 0.3).toFixed(1)}" height="${CELL.height + 0.3}" fill="${color}"/>`,
      );
    }
    column += shown.length;
    text += shown;
  }
  const words =
    text.trim() === '' ? '' : `<text x="${x(0)}" y="${y(row)}">${escapeXml(text)}</text>`;
  return rects.join('') + words;
}

/** The colour of a background code of 256 colours; undefined for any other code. */
function findBackground(code) {
  const index = Number(/^48;5;(\d+)$/.exec(code)?.[1] ?? -1);
  if (index < 16) return undefined;
  if (index >= 232) return `rgb(${Array(3).fill(8 + 10 * (index - 232))})`;
  const level = (part) => (part === 0 ? 0 : 55 + 40 * part);
  const cube = index - 16;
  return `rgb(${[Math.floor(cube / 36), Math.floor(cube / 6) % 6, cube % 6].map(level)})`;
}

function x(column) {
  return (MARGIN + column * CELL.width).toFixed(1);
}

function y(row) {
  return MARGIN + 14 + row * CELL.height;
}
