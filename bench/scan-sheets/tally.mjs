/** Compares what was read with what was printed, and counts by size, layout and distortion. */

/** What is wrong with the reading of a page of puzzles. */
export function judgeSheet(puzzles, result) {
  const sheets = result.status === 'read' ? result.sheets : [];
  const notes = result.status === 'read' ? [] : [`not a sheet: ${result.reason}`];
  let wrong = 0;
  let unsure = 0;
  let isSureAndWrong = false;
  for (const puzzle of puzzles) {
    const scores = sheets.map((sheet) => compare(puzzle, sheet));
    const best = scores.toSorted((a, b) => a.wrong - b.wrong)[0];
    if (best === undefined) {
      wrong += 1;
      continue;
    }
    wrong += best.wrong;
    unsure += best.unsure;
    notes.push(...best.notes);
  }
  // a sheet that is called sure must be one of the puzzles
  for (const sheet of sheets) {
    if (sheet.status !== 'sure') continue;
    if (!puzzles.some((puzzle) => compare(puzzle, sheet).differs === 0)) isSureAndWrong = true;
  }
  if (sheets.length !== puzzles.length)
    notes.push(`${sheets.length} sheets, expected ${puzzles.length}`);
  const isSure = sheets.length > 0 && sheets.every(({ status }) => status === 'sure');
  return { isRight: wrong === 0, isSureAndWrong, isSure, wrong, unsure, notes };
}

function compare(puzzle, sheet) {
  const notes = [];
  if (sheet.width !== puzzle.width || sheet.height !== puzzle.height) {
    const note = `size ${sheet.width}x${sheet.height}, expected ${puzzle.width}x${puzzle.height}`;
    return { wrong: 1000, unsure: 0, differs: 1000, notes: [note] };
  }
  const colors = colorMap(puzzle, sheet);
  let wrong = 0;
  let unsure = 0;
  let differs = 0;
  for (const side of ['rows', 'columns']) {
    for (const [l, clue] of puzzle[side].entries()) {
      const read = sheet[side][l].filter(({ value }) => value > 0);
      for (const { isSure } of sheet[side][l]) if (!isSure) unsure++;
      if (read.length !== clue.length) {
        wrong += Math.max(1, Math.abs(read.length - clue.length));
        differs++;
        notes.push(`${side} ${l}: read ${text(read, 'value')}, expected ${text(clue, 'size')}`);
        continue;
      }
      for (const [b, block] of clue.entries()) {
        const { value, color, isSure, offers } = read[b];
        const isColorRight = colors.get(color) === block.color;
        if (value === block.size && isColorRight) continue;
        differs++;
        if (!isSure && isColorRight && offers.includes(block.size)) continue;
        wrong++;
        const what = isColorRight ? `${value}` : `${value} in another colour`;
        notes.push(`${side} ${l}, number ${b}: read ${what}, expected ${block.size}`);
      }
    }
  }
  notes.push(`${sheet.status}, ${sheet.verdict}`);
  return { wrong, unsure, differs, notes };
}

const text = (blocks, key) => blocks.map((block) => block[key]).join(' ') || '-';

/**
 * Which colour of the puzzle each colour read is: that of most of its numbers, each once. The shade
 * of an ink is not judged, because lamps change it; which numbers share one is.
 */
function colorMap(puzzle, sheet) {
  const votes = new Map();
  for (const side of ['rows', 'columns']) {
    for (const [l, clue] of puzzle[side].entries()) {
      const read = sheet[side][l].filter(({ value }) => value > 0);
      if (read.length !== clue.length) continue;
      for (const [b, { color }] of clue.entries()) {
        const key = `${read[b].color} ${color}`;
        votes.set(key, (votes.get(key) ?? 0) + 1);
      }
    }
  }
  const map = new Map();
  const taken = new Set();
  for (const [key] of [...votes].sort((one, other) => other[1] - one[1])) {
    const [read, color] = key.split(' ').map(Number);
    if (map.has(read) || taken.has(color)) continue;
    map.set(read, color);
    taken.add(color);
  }
  return map;
}

/** Counts of sheets, by what they have in common. */
export class Tally {
  constructor() {
    this.rows = [];
  }

  add(facts, judged, seconds, megapixels) {
    this.rows.push({ ...facts, ...judged, seconds, megapixels });
    const { k, layout, distortion, side, colors, theme = '' } = facts;
    const verdict = judged.isRight
      ? judged.isSure
        ? 'sure'
        : 'right, unsure'
      : `WRONG (${judged.wrong})`;
    console.error(
      `${k} ${layout}${theme && `-${theme}`} ${distortion} ${side} ${colors} ${verdict} ${seconds.toFixed(2)} s${judged.isSureAndWrong ? ' SURE AND WRONG' : ''}`,
    );
    if (!judged.isRight) for (const note of judged.notes.slice(0, 4)) console.error(`    ${note}`);
  }

  print(print, spread) {
    const { rows } = this;
    const share = (list, test) =>
      `${((100 * list.filter(test).length) / Math.max(1, list.length)).toFixed(1)} %`;
    const table = (title, key) => {
      print('');
      print(
        `| ${title} | sheets | without a wrong number | called sure | sure and wrong | unsure numbers a sheet |`,
      );
      print('| --- | --: | --: | --: | --: | --: |');
      const groups = [...new Set(rows.map(key))].sort((a, b) => (a < b ? -1 : 1));
      for (const group of groups)
        print(
          line(
            group,
            rows.filter((row) => key(row) === group),
          ),
        );
    };
    const line = (name, list) =>
      `| ${name} | ${list.length} | ${share(list, (row) => row.isRight)} | ${share(list, (row) => row.isSure)} | ${list.filter((row) => row.isSureAndWrong).length} | ${(list.reduce((sum, row) => sum + row.unsure, 0) / list.length).toFixed(2)} |`;
    print(
      '| all | sheets | without a wrong number | called sure | sure and wrong | unsure numbers a sheet |',
    );
    print('| --- | --: | --: | --: | --: | --: |');
    print(line('all', rows));
    print(
      line(
        'up to 30 squares a side',
        rows.filter(({ side }) => side <= 30),
      ),
    );
    table('squares a side', ({ side }) =>
      side <= 10 ? 'to 10' : side <= 20 ? 'to 20' : side <= 30 ? 'to 30' : 'to 50',
    );
    table('layout', ({ layout }) => layout);
    table('distortion', ({ distortion }) => distortion);
    table('colours', ({ colors }) => (colors > 1 ? 'coloured' : 'black'));
    const seconds = spread(rows.map((row) => row.seconds));
    print('');
    print(
      `processor seconds a page: median ${seconds.median.toFixed(2)}, 95th percentile ${seconds.p95.toFixed(2)}, most ${seconds.maximum.toFixed(2)}`,
    );
  }
}
