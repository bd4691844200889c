/**
 * Trains the network that reads digits, and writes packages/scan/src/digits/weights.ts. Digits are
 * drawn with the fonts of the folders given, by default those that Debian's packages install; one
 * family in five is kept out of training, and accuracy is told on these. Same fonts, same seed:
 * same weights.
 *
 *     node tools/digits/train.mjs [--seed N] [--samples N] [--write] [FOLDER…]
 *
 * `--samples` is the number of glyphs that are learnt from, 400,000 by default; without `--write`
 * nothing is written. The fonts of the committed weights are listed in tools/digits/README.md.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bundleEntry } from '../../scripts/bundle.mjs';
import { isHeldOut, readFamilies } from './families.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    samples: { type: 'string', default: '400000' },
    write: { type: 'boolean', default: false },
  },
});
const lib = await import(await bundleEntry(new URL('library.ts', import.meta.url)));
const folders = positionals.length > 0 ? positionals : ['/usr/share/fonts'];
const BATCH = 32;

const families = await readFamilies(folders);
const names = [...families.keys()].sort();
const fontsIn = (chosen) => chosen.flatMap((name) => families.get(name));
const learnt = names.filter((name) => !isHeldOut(name));
const heldOut = names.filter(isHeldOut);
console.log(`${learnt.length} families to learn from, ${heldOut.length} held out`);

const weights = train(fontsIn(learnt), Number(values.samples));
const packed = lib.packWeights(weights);
const stored = lib.unpackWeights(packed.text, packed.scales);
console.log(`learnt families:   ${accuracy(stored, fontsIn(learnt), 20_000)}`);
console.log(`families held out: ${accuracy(stored, fontsIn(heldOut), 20_000)}`);
tellFamilies(stored);
if (values.write) write(packed);

function train(fonts, count) {
  const random = lib.randomOf(`digits ${values.seed}`);
  const trained = lib.firstWeights(() => random.next());
  const trainer = lib.createTrainer(trained);
  let loss = 0;
  for (let k = 1; k <= count; k++) {
    const { glyph, label } = lib.makeSample(fonts, random);
    loss += trainer.learn(glyph, label);
    const done = k / count;
    if (k % BATCH === 0) trainer.step(BATCH, 0.0015 * (1 - done) + 0.00003);
    if (k % 20_000 === 0) {
      console.log(`${k} glyphs, loss ${(loss / 20_000).toFixed(4)}`);
      loss = 0;
      if (values.write) write(lib.packWeights(trained));
    }
  }
  return trained;
}

/** The share of glyphs that are read rightly, of digits and of what is none. */
function accuracy(used, fonts, count) {
  const random = lib.randomOf('accuracy');
  const a = lib.createActivations();
  const right = [0, 0];
  const all = [0, 0];
  for (let k = 0; k < count; k++) {
    const { glyph, label } = lib.makeSample(fonts, random);
    a.input.set(glyph);
    lib.runNetwork(used, a);
    const best = a.output.indexOf(Math.max(...a.output));
    const kind = label < 10 ? 0 : 1;
    all[kind]++;
    if (best === label) right[kind]++;
  }
  const [digits, others] = right.map((n, i) => `${((100 * n) / all[i]).toFixed(2)} %`);
  return `digits ${digits}, other marks ${others}`;
}

function tellFamilies(used) {
  for (const name of heldOut) console.log(`  ${name}: ${accuracy(used, families.get(name), 2000)}`);
}

function write({ text, scales }) {
  const source = `/** The weights of the network that reads digits, as tools/digits/train.mjs has written them. */
import type { Weights } from './network.js';
import { unpackWeights } from './packed-weights.js';

/** One scale a layer. */
const SCALES = [
${scales.map((scale) => `  ${scale},`).join('\n')}
];

const TEXT =
  '${text}';

/** Unpacks the weights. */
export function readWeights(): Weights {
  return unpackWeights(TEXT, SCALES);
}
`;
  const file = new URL('../../packages/scan/src/digits/weights.ts', import.meta.url);
  writeFileSync(file, source);
  console.log(`weights.ts: ${Math.ceil(source.length / 1024)} KB`);
}
