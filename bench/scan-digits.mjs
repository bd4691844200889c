/**
 * Compares readers of single digits on the same glyphs, drawn in font families that no training has
 * seen, small, leaning, blurred and noisy (`tools/digits/samples.ts`): the network of
 * packages/scan, plain template matching (the mean glyph of each digit in the families that the
 * network has learnt from, by correlation), and Tesseract, if it is installed, which gets each
 * glyph enlarged four times on white paper.
 *
 *     node bench/scan-digits.mjs [--glyphs N] [--seed N] [--to NAME] [FOLDER…]
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleEntry } from '../scripts/bundle.mjs';
import { isHeldOut, readFamilies } from '../tools/digits/families.mjs';
import { keep, printer } from './measure.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    glyphs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    to: { type: 'string' },
  },
});
const lib = await import(await bundleEntry(new URL('scan-digits-library.ts', import.meta.url)));
const families = await readFamilies(positionals.length > 0 ? positionals : ['/usr/share/fonts']);
const fontsIn = (isWanted) => [...families].flatMap(([name, all]) => (isWanted(name) ? all : []));
const samples = drawDigits(fontsIn(isHeldOut), Number(values.glyphs), `seen ${values.seed}`);
const weights = lib.readWeights();
const activations = lib.createActivations();
const { lines, print } = printer();
const count = [...families.keys()].filter(isHeldOut).length;
print(`${samples.length} digits of ${count} font families that were kept out of training`);
print('');
print('| reader | digits read rightly | processor ms a digit |');
print('| --- | --: | --: |');
tell('network of packages/scan', samples, readByNetwork);
tell('template matching', samples, templateReader());
const tesseract = readByTesseract(samples);
if (tesseract !== undefined) print(row('Tesseract 5', tesseract));
if (values.to !== undefined) {
  keep(
    values.to,
    `node bench/scan-digits.mjs --glyphs ${values.glyphs} --seed ${values.seed}`,
    lines,
  );
}

/** Glyphs of digits, without those of other marks. */
function drawDigits(fonts, wanted, seed) {
  const random = lib.randomOf(seed);
  const made = [];
  while (made.length < wanted) {
    const sample = lib.makeSample(fonts, random);
    if (sample.label < 10) made.push(sample);
  }
  return made;
}

function tell(name, all, read) {
  const started = process.cpuUsage();
  const right = all.filter(({ glyph, label }) => read(glyph) === label).length;
  const { user, system } = process.cpuUsage(started);
  print(row(name, right, (user + system) / 1000));
}

/** The time of another program is not measured. */
function row(name, right, ms) {
  const share = ((100 * right) / samples.length).toFixed(1);
  const time = ms === undefined ? '' : (ms / samples.length).toFixed(2);
  return `| ${name} | ${share} % | ${time} |`;
}

/** The likeliest digit; the network may also say that it is none. */
function readByNetwork(glyph) {
  activations.input.set(glyph);
  lib.runNetwork(weights, activations);
  return activations.output.indexOf(Math.max(...activations.output));
}

/** The digit whose mean glyph correlates best. */
function templateReader() {
  const means = Array.from({ length: 10 }, () => new Float64Array(lib.GLYPH_SIDE ** 2));
  const learnt = drawDigits(
    fontsIn((name) => !isHeldOut(name)),
    20_000,
    'templates',
  );
  for (const { glyph, label } of learnt) {
    for (const [i, value] of centred(glyph).entries()) means[label][i] += value;
  }
  return (glyph) => {
    const own = centred(glyph);
    const scores = means.map((mean) => correlation(own, mean));
    return scores.indexOf(Math.max(...scores));
  };
}

function centred(glyph) {
  const middle = glyph.reduce((sum, value) => sum + value, 0) / glyph.length;
  return Float64Array.from(glyph, (value) => value - middle);
}

function correlation(a, b) {
  let product = 0;
  let size = 0;
  for (let i = 0; i < a.length; i++) {
    product += a[i] * b[i];
    size += b[i] * b[i];
  }
  return product / Math.sqrt(Math.max(1e-9, size));
}

/** How many digits Tesseract reads rightly; undefined if it is not installed. */
function readByTesseract(all) {
  const folder = mkdtempSync(join(tmpdir(), 'scan-digits-'));
  try {
    const files = all.map(({ glyph }, k) => {
      const file = join(folder, `${k}.pgm`);
      writeFileSync(file, enlarged(glyph));
      return file;
    });
    writeFileSync(join(folder, 'list.txt'), files.join('\n'));
    const options = ['--psm', '10', '-c', 'tessedit_char_whitelist=0123456789'];
    const text = execFileSync('tesseract', [join(folder, 'list.txt'), '-', ...options], {
      encoding: 'utf8',
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1e8,
    });
    const read = text.split('\f').map((page) => page.trim());
    return all.filter(({ label }, k) => read[k] === `${label}`).length;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A glyph as an image of four times its size, with a white border as wide as half of it. */
function enlarged(glyph) {
  const side = lib.GLYPH_SIDE;
  const full = 8 * side;
  const pixels = Buffer.alloc(full * full, 255);
  for (let y = 0; y < 4 * side; y++) {
    for (let x = 0; x < 4 * side; x++) {
      const value = glyph[Math.floor(y / 4) * side + Math.floor(x / 4)];
      const ink = Math.min(1, Math.max(0, value));
      pixels[(y + 2 * side) * full + x + 2 * side] = 255 - 255 * ink;
    }
  }
  return Buffer.concat([Buffer.from(`P5\n${full} ${full}\n255\n`), pixels]);
}
