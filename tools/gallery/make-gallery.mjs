/**
 * Makes docs/gallery: a puzzle from each image, its sheet, its solution and the film of solving it,
 * with the commands that the page shows. Takes a few minutes; nothing in it depends on time or
 * machine.
 *
 *     npm run build && node tools/gallery/make-gallery.mjs
 *
 * The images are our own (tools/gallery/images, CC0) or icons of packages whose licences allow it,
 * which are named.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../', import.meta.url);
const GALLERY = new URL('docs/gallery/', ROOT);
const PROGRAM = fileURLToPath(new URL('apps/cli/bin/nonokit.js', ROOT));

/** Approximate longest side of a sheet on the page, in pixels. */
const SHEET = 760;

/** The images: name, title, source, and how each is made into a puzzle. */
const IMAGES = [
  ['harbour', 'Harbour at sunset', 'ours', '--size 40x32 --colors 8'],
  ['moon-cat', 'Waiting for mice', 'ours', '--size 35x35'],
  ['butterfly', 'Butterfly', 'fluent-emoji-flat', '--size 35x35 --colors 4'],
  ['parrot', 'Parrot', 'fluent-emoji-flat', '--size 30x30 --colors 5'],
  ['castle', 'Castle', 'fluent-emoji-flat', '--size 40x40 --colors 6'],
  ['unicorn', 'Unicorn', 'fluent-emoji-flat', '--size 35x35 --colors 6'],
  ['whale', 'Whale', 'fluent-emoji-flat', '--size 30x30 --colors 4'],
  ['rooster', 'Rooster', 'fluent-emoji-flat', '--size 30x30 --colors 6'],
  ['lady-beetle', 'Ladybird', 'fluent-emoji-flat', '--size 25x25 --colors 4'],
  ['squirrel', 'Squirrel', 'lucide', '--size 30x30'],
];

/** The image as SVG. */
function readSource(name, from) {
  if (from === 'ours')
    return readFileSync(new URL(`tools/gallery/images/${name}.svg`, ROOT), 'utf8');
  const set = JSON.parse(
    readFileSync(new URL(`node_modules/@iconify-json/${from}/icons.json`, ROOT)),
  );
  const { body, width = set.width ?? set.height, height = set.height } = set.icons[name];
  const drawing = body.replaceAll('currentColor', '#000');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 ${width} ${height}">${drawing}</svg>\n`;
}

function nonokit(...args) {
  return execFileSync(process.execPath, [PROGRAM, ...args], { cwd: GALLERY, encoding: 'utf8' });
}

function make([name, title, from, options]) {
  const source = readSource(name, from);
  writeFileSync(new URL(`${name}.svg`, GALLERY), source);
  const command = [
    'make',
    `${name}.svg`,
    '-o',
    `${name}.json`,
    '--title',
    title,
    ...options.split(' '),
  ];
  const made = nonokit(...command, '--json', '--force');
  const puzzle = JSON.parse(readFileSync(new URL(`${name}.json`, GALLERY), 'utf8'));
  const clueCells = Math.max(...puzzle.rows.map((clue) => clue.length)) + 1;
  const cell = `${Math.max(12, Math.round(SHEET / (Math.max(puzzle.width, puzzle.height) + clueCells)))}`;
  const draw = (file, ...flags) =>
    nonokit('draw', `${name}.json`, '-o', file, '--force', '--quiet', ...flags);
  draw(`${name}-puzzle.png`, '--cell', cell, '--no-title');
  draw(`${name}-solution.png`, '--style', 'plain', '--cell', '8');
  draw(
    `${name}.gif`,
    '--frames',
    'lines',
    '--frame-delay',
    '80',
    '--end-delay',
    '3000',
    '--cell',
    '12',
    '--no-title',
  );
  const check = nonokit('check', '--quiet', `${name}.json`).trim();
  console.log(check);
  return {
    name,
    title,
    from,
    options,
    report: JSON.parse(made.split('\n')[0]),
    size: `${puzzle.width}x${puzzle.height}`,
  };
}

const CREDITS = {
  ours: 'drawn for Nonokit, CC0',
  lucide: '[Lucide](https://lucide.dev), ISC',
  'fluent-emoji-flat': '[Fluent Emoji](https://github.com/microsoft/fluentui-emoji), MIT',
};

/** The notices that the licences of the icons require. */
const LICENCES = `## Licences of the images

- \`harbour.svg\` and \`moon-cat.svg\` were drawn for Nonokit and are in the public domain (CC0).
- The icons of Fluent Emoji are © Microsoft Corporation, MIT licence: *Permission is hereby granted, free of charge, to any person obtaining a
  copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without
  limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
  Software is furnished to do so, subject to the following conditions: The above copyright notice and this permission notice shall be included in all
  copies or substantial portions of the Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT
  LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS
  BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
  SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.*
- The icons of Lucide are © Lucide Contributors, ISC licence: *Permission to use, copy, modify, and/or distribute this software for any purpose with or without
  fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies. THE SOFTWARE IS PROVIDED "AS IS" AND THE
  AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE
  LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
  ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.*
`;

function writePage(entries) {
  const parts = entries.map(({ name, title, from, options, size, report }) => {
    const flips = report.changed?.length ?? 0;
    return `## ${title}

<table><tr>
<td><img src="${name}.svg" alt="The image: ${title}" width="200"></td>
<td><a href="${name}-puzzle.png"><img src="${name}-puzzle.png" alt="The puzzle sheet" width="280"></a></td>
<td><img src="${name}-solution.png" alt="The solution" width="200"></td>
<td><img src="${name}.gif" alt="The film of solving it" width="280"></td>
</tr></table>

${size}, ${flips === 0 ? 'no cell changed' : `${flips} ${flips === 1 ? 'cell' : 'cells'} changed to make it solvable line by line`}. Image: ${CREDITS[from]}.
[Puzzle](${name}.json):

    $ nonokit make ${name}.svg -o ${name}.json ${options}
`;
  });
  return `# Gallery

Ten images, and what \`nonokit make\` and \`nonokit draw\` make of them: the image, the puzzle, its solution, the film of solving
it line by line. Everything here is made by \`node tools/gallery/make-gallery.mjs\`; a click on a sheet shows it full size.

${parts.join('\n')}
${LICENCES}`;
}

rmSync(GALLERY, { recursive: true, force: true });
mkdirSync(GALLERY, { recursive: true });
const entries = IMAGES.map(make);
writeFileSync(new URL('README.md', GALLERY), writePage(entries));
const files = entries.flatMap(({ name }) =>
  ['.svg', '.json', '-puzzle.png', '-solution.png', '.gif'].map((end) => name + end),
);
const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, GALLERY)).size, 0);
console.log(`${files.length} files, ${Math.round(bytes / 1000)} kB`);
