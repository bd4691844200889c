/**
 * What happens to a sheet on its way to a camera: turned, in perspective, bent, in the shadow of a
 * hand, blurred, noisy, on a screen, under a pencil, and stored as JPEG. All by seed.
 */

/** Distortions by name: what is done, by how much at most. */
export const DISTORTIONS = {
  none: {},
  turned: { turn: 15 },
  perspective: { turn: 5, depth: 0.22 },
  bent: { bend: 0.012 },
  shadow: { shadow: 0.55, turn: 3 },
  blurred: { blur: 0.06 },
  noisy: { noise: 14, jpeg: [30, 60] },
  screen: { moire: 0.1, turn: 4, jpeg: [60, 90] },
  pencil: { pencil: 0.3 },
  photo: {
    turn: 7,
    depth: 0.14,
    bend: 0.004,
    shadow: 0.4,
    blur: 0.035,
    noise: 6,
    jpeg: [60, 90],
    desk: true,
  },
};

const between = (random, from, to) => from + (to - from) * random.next();
const either = (random, size) => (random.next() < 0.5 ? -size : size) * (0.6 + 0.4 * random.next());

/** The image of a sheet after a distortion; `cell` is the side of its squares in pixels. */
export function distort({ width, height, rgba }, name, cell, random) {
  const spec = DISTORTIONS[name];
  const map = createMap(width, height, spec, random);
  const [w, h] = map.size;
  const out = new Uint8Array(4 * w * h);
  const light = createLight(w, h, spec, random);
  const desk = [70 + random.below(60), 50 + random.below(40), 35 + random.below(30)];
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const [u, v] = map.back(x, y);
      const at = 4 * (y * w + x);
      const inside = u >= 0 && v >= 0 && u < width - 1 && v < height - 1;
      const bright = light(x, y);
      for (let c = 0; c < 3; c++) {
        const value = inside ? sample(rgba, width, u, v, c) : spec.desk ? desk[c] : 252;
        out[at + c] = value * bright;
      }
      out[at + 3] = 255;
    }
  }
  const image = { width: w, height: h, rgba: out };
  if (spec.blur) blur(image, between(random, 0.5, 1) * spec.blur * cell);
  if (spec.moire || spec.noise) addNoise(image, spec, random);
  return image;
}

function sample(rgba, width, u, v, c) {
  const x = Math.floor(u);
  const y = Math.floor(v);
  const at = 4 * (y * width + x) + c;
  const s = u - x;
  const t = v - y;
  const above = rgba[at] * (1 - s) + rgba[at + 4] * s;
  const below = rgba[at + 4 * width] * (1 - s) + rgba[at + 4 * width + 4] * s;
  return above * (1 - t) + below * t;
}

/** From the pixels of the photograph back to those of the sheet. */
function createMap(width, height, { turn = 0, depth = 0, bend = 0, desk }, random) {
  const angle = turn === 0 ? 0 : (either(random, turn) * Math.PI) / 180;
  const px = depth * between(random, -1, 1);
  const py = depth === 0 ? 0 : either(random, depth);
  const waves = [bend * width, bend * height].map((size) => size * between(random, 0.6, 1));
  const phase = [random.next() * 6.28, random.next() * 6.28];
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const half = Math.max(width, height) / 2;
  const margin = turn !== 0 || depth !== 0 || bend !== 0 ? 1.08 : desk ? 1.1 : 1;
  const grown = Math.abs(cos) + Math.abs(sin) * Math.max(width / height, height / width);
  const w = Math.round(width * margin * Math.min(1.45, grown));
  const h = Math.round(height * margin * Math.min(1.45, grown));
  const back = (x, y) => {
    const dx = (x - w / 2) / half;
    const dy = (y - h / 2) / half;
    const z = 1 + px * dx + py * dy;
    const a = (cos * dx + sin * dy) / z;
    const b = (cos * dy - sin * dx) / z;
    const u = a * half + width / 2;
    const v = b * half + height / 2;
    if (bend === 0) return [u, v];
    return [
      u + waves[0] * Math.sin((3.5 * v) / height + phase[0]),
      v + waves[1] * Math.sin((3.5 * u) / width + phase[1]),
    ];
  };
  return { size: [w, h], back };
}

/** Brightness by place: an uneven lamp and the edge of a hand's shadow. */
function createLight(w, h, { shadow = 0 }, random) {
  if (shadow === 0) return () => 1;
  const angle = random.next() * 6.28;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const at = between(random, -0.25, 0.25);
  const soft = between(random, 0.02, 0.15);
  const deep = shadow * between(random, 0.6, 1);
  return (x, y) => {
    const d = ((x - w / 2) * cos + (y - h / 2) * sin) / Math.max(w, h) - at;
    const dark = 1 / (1 + Math.exp(-d / (soft / 4)));
    return (1 - deep * dark) * (1 - 0.12 * (x / w));
  };
}

function blur({ width, height, rgba }, sigma) {
  if (sigma < 0.3) return;
  const reach = Math.ceil(2.5 * sigma);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.exp(-((k - reach) ** 2) / (2 * sigma * sigma)),
  );
  const once = new Uint8Array(rgba);
  blurLines(rgba, once, { step: 1, length: width, lines: height, stride: width }, weights);
  blurLines(once, rgba, { step: width, length: height, lines: width, stride: 1 }, weights);
}

function blurLines(from, to, { step, length, lines, stride }, weights) {
  const reach = weights.length >> 1;
  const total = weights.reduce((sum, value) => sum + value, 0);
  for (let line = 0; line < lines; line++) {
    for (let x = 0; x < length; x++) {
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let k = -reach; k <= reach; k++) {
          const at = Math.min(length - 1, Math.max(0, x + k));
          sum += weights[k + reach] * from[4 * (line * stride + at * step) + c];
        }
        to[4 * (line * stride + x * step) + c] = sum / total;
      }
    }
  }
}

function addNoise({ width, rgba }, { noise = 0, moire = 0 }, random) {
  const sigma = noise * between(random, 0.5, 1);
  const fx = between(random, 0.7, 2.4);
  const fy = between(random, 0.7, 2.4);
  for (let i = 0; i < rgba.length; i += 4) {
    const x = (i / 4) % width;
    const y = Math.floor(i / 4 / width);
    const wave =
      1 - moire * (0.5 + 0.25 * (Math.sin(fx * x + 0.03 * y) + Math.sin(fy * y - 0.05 * x)));
    for (let c = 0; c < 3; c++) {
      const grain = (random.next() + random.next() + random.next() - 1.5) * 1.4 * sigma;
      rgba[i + c] = Math.min(255, Math.max(0, rgba[i + c] * wave + grain));
    }
  }
}

/** Draws some of the solution's squares, and some crosses, with a pencil into a sheet's SVG. */
export function pencilMarks(puzzle, solution, share, { x0, y0, cell }, random) {
  const parts = [];
  for (let i = 0; i < solution.cells.length; i++) {
    if (random.next() >= share) continue;
    const x = x0 + (i % puzzle.width) * cell;
    const y = y0 + Math.floor(i / puzzle.width) * cell;
    if (solution.cells[i] !== 0) {
      parts.push(
        `<rect x="${x + 1.5}" y="${y + 1.5}" width="${cell - 3}" height="${cell - 3}" fill="#777" opacity="0.75"/>`,
      );
      continue;
    }
    const a = x + 0.3 * cell;
    const b = x + 0.7 * cell;
    const c = y + 0.3 * cell;
    const d = y + 0.7 * cell;
    parts.push(
      `<path d="M${a} ${c}L${b} ${d}M${b} ${c}L${a} ${d}" stroke="#888" stroke-width="${0.07 * cell}"/>`,
    );
  }
  return parts;
}
