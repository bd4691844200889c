/**
 * Photo-like images, drawn by seed: light, shadow, texture, grain and a vignette, so that a tracer
 * meets the properties of photographs, which icons lack. A scene is a function from a point to a
 * colour; nothing is stored.
 */
import { randomOf } from './measure.mjs';

const SIDE = 240;
const mix = (a, b, t) => a + (b - a) * t;
const mixed = (a, b, t) => a.map((value, i) => mix(value, b[i], t));
const clamp = (t) => Math.min(1, Math.max(0, t));
const smooth = (from, to, x) => {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
};
/** About 1 inside the ellipse and 0 outside, with a soft rim. */
const ellipse = (x, y, cx, cy, rx, ry, soft = 0.04) =>
  1 - smooth(1 - soft, 1 + soft, Math.hypot((x - cx) / rx, (y - cy) / ry));

/** Smooth noise in 0..1 with `octaves` of detail. */
function makeNoise(random, octaves) {
  const table = Float64Array.from({ length: 4096 }, () => random.next());
  const at = (ix, iy) => table[((ix & 63) << 6) | (iy & 63)];
  const plain = (x, y) => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const u = smooth(0, 1, x - ix);
    const v = smooth(0, 1, y - iy);
    return mix(mix(at(ix, iy), at(ix + 1, iy), u), mix(at(ix, iy + 1), at(ix + 1, iy + 1), u), v);
  };
  return (x, y) => {
    let sum = 0;
    let total = 0;
    for (let k = 0; k < octaves; k++) {
      const share = 0.5 ** k;
      sum += share * plain(x * 2 ** k + 7 * k, y * 2 ** k + 3 * k);
      total += share;
    }
    return sum / total;
  };
}

/** A lit ball: its colour at a point, or undefined outside. */
function ball(x, y, cx, cy, r, color) {
  const dx = (x - cx) / r;
  const dy = (y - cy) / r;
  const d = dx * dx + dy * dy;
  if (d > 1) return undefined;
  const light = clamp(-0.5 * dx - 0.6 * dy + 0.62 * Math.sqrt(1 - d));
  const shine = light > 0.97 ? (light - 0.97) * 25 : 0;
  return color.map((value) => clamp(value * (0.12 + 0.95 * light) + shine));
}

/** Each function makes one scene from a random stream; x and y run from 0 to 1, y downwards. */
const SCENES = {
  spheres(random) {
    const balls = Array.from({ length: 3 + random.below(3) }, () => {
      const r = 0.1 + 0.15 * random.next();
      const color = [random.next(), random.next(), random.next()].map((c) => 0.25 + 0.75 * c);
      return { cx: 0.15 + 0.7 * random.next(), cy: 0.8 - r - 0.15 * random.next(), r, color };
    }).sort((a, b) => a.cy + a.r - b.cy - b.r);
    const wood = makeNoise(random, 3);
    return (x, y) => {
      for (const { cx, cy, r, color } of [...balls].reverse()) {
        const lit = ball(x, y, cx, cy, r, color);
        if (lit !== undefined) return lit;
      }
      const wall = mixed([0.75, 0.78, 0.85], [0.5, 0.52, 0.6], x + 0.3 * y);
      const grain = 0.8 + 0.3 * wood(3 * x, 40 * y);
      const table = [0.55, 0.36, 0.2].map((c) => c * grain);
      const shade = balls.reduce(
        (most, { cx, cy, r }) =>
          Math.max(most, ellipse(x, y, cx + 0.4 * r, cy + r, r, 0.3 * r, 0.5)),
        0,
      );
      return mixed(y > 0.62 ? table : wall, [0.05, 0.04, 0.04], 0.7 * shade);
    };
  },
  mountains(random) {
    const ridge = makeNoise(random, 5);
    const sun = [0.15 + 0.7 * random.next(), 0.15 + 0.15 * random.next()];
    const dusk = random.next();
    return (x, y) => {
      let color = mixed([0.25, 0.5, 0.9], [0.98, 0.75 - 0.3 * dusk, 0.5], y * 1.6);
      color = mixed(color, [1, 0.97, 0.85], ellipse(x, y, ...sun, 0.07, 0.07, 0.4));
      for (let k = 0; k < 4; k++) {
        const top = 0.35 + 0.14 * k + (0.3 - 0.05 * k) * (ridge(3 * x + 9 * k, k) - 0.5);
        if (y < top) continue;
        color = mixed([0.55, 0.6, 0.75], [0.08, 0.16, 0.1], k / 3);
        if (k < 2 && y < top + 0.08 * ridge(12 * x, 9 + k)) color = [0.93, 0.95, 1];
        color = color.map((c) => c * (0.8 + 0.4 * ridge(14 * x, 14 * y)));
      }
      return color;
    };
  },
  face(random) {
    const skin = mixed([0.96, 0.8, 0.68], [0.45, 0.28, 0.18], random.next());
    const hair = mixed([0.08, 0.06, 0.05], [0.75, 0.5, 0.2], random.next() ** 2);
    const gap = 0.1 + 0.03 * random.next();
    const smile = random.next();
    const long = random.next() > 0.5;
    const cloth = makeNoise(random, 3);
    return (x, y) => {
      let color = mixed([0.55, 0.65, 0.7], [0.3, 0.4, 0.5], cloth(4 * x, 4 * y));
      const side = Math.abs(x - 0.5);
      const locks = ellipse(x, y, 0.5, 0.42, 0.3, long ? 0.42 : 0.33);
      color = mixed(color, [0.3, 0.15, 0.35], ellipse(x, y, 0.5, 1.08, 0.42, 0.3));
      color = mixed(
        color,
        hair,
        long ? Math.max(locks, side < 0.29 && y > 0.4 && y < 0.85 ? 1 : 0) : locks,
      );
      color = mixed(
        color,
        skin.map((c) => c * 0.8),
        ellipse(x, y, 0.5, 0.8, 0.1, 0.15),
      );
      const lit = skin.map((c) => c * (1.05 - 0.5 * smooth(0.45, 0.75, x)));
      color = mixed(
        color,
        lit,
        ellipse(x, y, 0.5, 0.5, 0.22, 0.3) * smooth(0.25, 0.31, y + 0.1 * side),
      );
      for (const s of [-1, 1]) {
        color = mixed(
          color,
          [0.97, 0.97, 0.97],
          ellipse(x, y, 0.5 + s * gap, 0.46, 0.055, 0.03, 0.2),
        );
        color = mixed(
          color,
          [0.08, 0.1, 0.12],
          ellipse(x, y, 0.5 + s * gap, 0.46, 0.026, 0.028, 0.2),
        );
        color = mixed(color, hair, ellipse(x, y, 0.5 + s * gap, 0.395, 0.07, 0.014, 0.4));
      }
      color = mixed(
        color,
        skin.map((c) => c * 0.6),
        ellipse(x, y, 0.51, 0.57, 0.025, 0.06, 0.5),
      );
      const curve = 0.67 + smile * 1.2 * (0.08 ** 2 - (x - 0.5) ** 2) * 5;
      return mixed(color, [0.55, 0.1, 0.12], side < 0.09 && Math.abs(y - curve) < 0.015 ? 1 : 0);
    };
  },
  skyline(random) {
    const houses = Array.from({ length: 9 }, (_, i) => ({
      from: i / 9 - 0.02,
      to: (i + 1) / 9 + 0.03 * random.next(),
      top: 0.25 + 0.45 * random.next(),
      tone: 0.08 + 0.2 * random.next(),
      roof: random.next(),
    }));
    const lights = makeNoise(random, 1);
    return (x, y) => {
      let color = mixed([0.12, 0.14, 0.4], [0.98, 0.5, 0.25], smooth(0, 0.8, y));
      color = mixed(color, [1, 0.9, 0.6], ellipse(x, y, 0.7, 0.55, 0.12, 0.12, 0.1));
      for (const { from, to, top, tone, roof } of houses) {
        const middle = (from + to) / 2;
        const peak = roof > 0.6 ? top - 0.12 + 2 * Math.abs(x - middle) : top;
        if (x < from || x > to || y < peak) continue;
        color = [tone, tone, tone * 1.4];
        const wx = (x * 40) % 2;
        const wy = (y * 40) % 2;
        const lit = lights(Math.floor(x * 20) * 1.7, Math.floor(y * 20) * 1.3) > 0.55;
        if (y > top + 0.03 && wx > 1 && wy > 1 && lit) color = [1, 0.85, 0.4];
      }
      return color;
    };
  },
  tree(random) {
    const leaf = makeNoise(random, 4);
    const grass = makeNoise(random, 3);
    const crowns = Array.from({ length: 6 }, () => [
      0.5 + 0.36 * (random.next() - 0.5),
      0.36 + 0.26 * (random.next() - 0.5),
      0.13 + 0.09 * random.next(),
    ]);
    const autumn = random.next();
    return (x, y) => {
      let color = mixed([0.35, 0.6, 0.95], [0.9, 0.95, 1], smooth(0, 0.7, y));
      const ground = mixed([0.2, 0.4, 0.08], [0.5, 0.65, 0.2], grass(20 * x, 8 * y));
      if (y > 0.76 + 0.03 * grass(3 * x, 0)) color = ground;
      color = mixed(color, [0.05, 0.1, 0.03], 0.6 * ellipse(x, y, 0.56, 0.85, 0.3, 0.05, 0.5));
      const bend = 0.5 + 0.02 * Math.sin(9 * y);
      if (y > 0.4 && y < 0.86 && Math.abs(x - bend) < 0.03 + 0.03 * smooth(0.75, 0.86, y)) {
        color = mixed([0.3, 0.2, 0.1], [0.12, 0.07, 0.03], (x - bend + 0.04) * 12);
      }
      const edge = 0.4 * (leaf(9 * x, 9 * y) - 0.5);
      for (const [cx, cy, r] of crowns) {
        const d = Math.hypot(x - cx, y - cy) / r + edge;
        if (d > 1) continue;
        const light = clamp(
          0.5 - 2 * (x - cx) - 2.5 * (y - cy) + 0.8 * (leaf(25 * x, 25 * y) - 0.5),
        );
        const dark = [0.05, 0.16, 0.04];
        const bright = mixed([0.4, 0.7, 0.15], [0.95, 0.5, 0.1], autumn);
        color = mixed(dark, bright, light);
      }
      return color;
    };
  },
  sea(random) {
    const wave = makeNoise(random, 4);
    const at = 0.35 + 0.3 * random.next();
    const sail = [0.9 + 0.1 * random.next(), 0.3 + 0.6 * random.next(), 0.3 + 0.5 * random.next()];
    return (x, y) => {
      const sky = mixed([0.3, 0.6, 0.9], [1, 0.9, 0.8], y * 1.7);
      const cloud = smooth(0.55, 0.75, wave(3 * x, 7 * y));
      let color = mixed(sky, [1, 1, 1], y < 0.5 ? 0.8 * cloud : 0);
      if (y > 0.58) {
        const glint = smooth(0.55, 0.7, wave(6 * x, (60 * (y - 0.5)) / (0.2 + y)));
        color = mixed(
          mixed([0.1, 0.35, 0.55], [0.02, 0.12, 0.25], (y - 0.58) * 2.4),
          [0.7, 0.85, 0.95],
          0.6 * glint,
        );
      }
      const u = x - at;
      const v = y - 0.62;
      if (Math.abs(u) < 0.17 - Math.max(0, v) && v > -0.02 && v < 0.07) color = [0.35, 0.16, 0.08];
      if (Math.abs(u) < 0.008 && v > -0.45 && v < 0) color = [0.2, 0.12, 0.06];
      if (u > 0.012 && v < -0.05 && v > -0.43 && u < 0.35 * (v + 0.43) + 0.01) color = sail;
      if (u < -0.012 && v < -0.05 && v > -0.36 && u > -0.4 * (v + 0.36))
        color = sail.map((c) => c * 0.85);
      return color;
    };
  },
  cat(random) {
    const fur = makeNoise(random, 5);
    const coat = mixed([0.85, 0.5, 0.2], [0.3, 0.3, 0.33], random.next());
    const stripes = 12 + 10 * random.next();
    const eye = mixed([0.4, 0.8, 0.2], [0.9, 0.75, 0.1], random.next());
    return (x, y) => {
      const side = Math.abs(x - 0.5);
      let color = mixed([0.75, 0.72, 0.65], [0.5, 0.45, 0.4], fur(5 * x, 3 * y));
      const head = ellipse(x, y, 0.5, 0.55, 0.32, 0.28);
      const body = ellipse(x, y, 0.5, 1.1, 0.4, 0.38);
      const ear = y > 0.1 && y < 0.5 && Math.abs(side - 0.21) < 0.32 * (y - 0.1) ? 1 : 0;
      const bands = 0.5 + 0.5 * Math.sin(stripes * (y + 0.6 * side) * 3.1 + 4 * fur(6 * x, 6 * y));
      const hairs = mixed(
        coat,
        coat.map((c) => c * 0.35),
        0.7 * smooth(0.55, 0.8, bands),
      );
      color = mixed(
        color,
        hairs.map((c) => c * (0.75 + 0.5 * fur(40 * x, 15 * y))),
        Math.max(head, body, ear),
      );
      const inner = y > 0.2 && y < 0.42 && Math.abs(side - 0.21) < 0.25 * (y - 0.2) ? 0.8 : 0;
      color = mixed(color, [0.9, 0.6, 0.6], inner * (1 - head));
      color = mixed(color, [0.97, 0.95, 0.9], ellipse(side, y, 0.07, 0.7, 0.09, 0.07, 0.2));
      color = mixed(color, eye, ellipse(side, y, 0.14, 0.52, 0.065, 0.055, 0.15));
      color = mixed(color, [0.03, 0.03, 0.03], ellipse(side, y, 0.14, 0.52, 0.02, 0.05, 0.2));
      color = mixed(color, [0.5, 0.15, 0.15], ellipse(x, y, 0.5, 0.635, 0.035, 0.022, 0.2));
      return mixed(
        color,
        [0.2, 0.1, 0.1],
        side < 0.08 && Math.abs(y - 0.69 - 0.5 * (side - 0.04) ** 2 * -9) < 0.008 ? 1 : 0,
      );
    };
  },
  flower(random) {
    const petals = 5 + random.below(6);
    const tint = [0.6 + 0.4 * random.next(), 0.2 * random.next(), 0.3 + 0.6 * random.next()];
    const blur = makeNoise(random, 3);
    return (x, y) => {
      const dx = x - 0.5;
      const dy = y - 0.45;
      const r = Math.hypot(dx, dy);
      const angle = Math.atan2(dy, dx);
      let color = mixed([0.08, 0.22, 0.08], [0.35, 0.55, 0.2], blur(4 * x, 4 * y));
      if (dy > 0 && Math.abs(dx - 0.1 * dy * dy) < 0.015) color = [0.25, 0.5, 0.15];
      const reach = 0.2 + 0.18 * Math.abs(Math.cos((petals * angle) / 2));
      if (r < reach) {
        const vein = 0.75 + 0.35 * Math.cos(petals * angle) + 0.3 * (blur(30 * angle, 6 * r) - 0.5);
        color = tint.map((c) => clamp(c * vein * (0.6 + r * 1.6)));
      }
      if (r < 0.085) color = mixed([0.95, 0.75, 0.1], [0.5, 0.3, 0.02], blur(60 * x, 60 * y));
      return color;
    };
  },
  bottle(random) {
    const glass = [0.1 + 0.4 * random.next(), 0.3 + 0.4 * random.next(), 0.1 + 0.4 * random.next()];
    const apple = random.next() > 0.5 ? [0.85, 0.12, 0.1] : [0.5, 0.75, 0.15];
    const cloth = makeNoise(random, 3);
    return (x, y) => {
      let color = mixed([0.3, 0.26, 0.24], [0.62, 0.56, 0.5], clamp(1.1 - x - 0.3 * y));
      if (y > 0.75) color = mixed([0.9, 0.88, 0.82], [0.6, 0.58, 0.56], cloth(8 * x, 16 * y));
      color = mixed(color, [0.1, 0.08, 0.08], 0.6 * ellipse(x, y, 0.62, 0.88, 0.35, 0.05, 0.6));
      const half = y < 0.32 ? 0.045 : mix(0.045, 0.15, smooth(0.32, 0.46, y));
      const u = (x - 0.35) / half;
      if (y > 0.1 && y < 0.88 && Math.abs(u) < 1) {
        color = glass.map((c) => c * (0.35 + 0.5 * (1 - u * u)));
        color = mixed(color, [1, 1, 1], 0.7 * ellipse(u, y, -0.5, 0.55, 0.14, 0.25, 0.5));
        if (y > 0.55 && y < 0.75) color = mixed([0.95, 0.92, 0.8], [0.6, 0.57, 0.5], Math.abs(u));
        if (y < 0.15) color = [0.3, 0.12, 0.1];
      }
      if (Math.abs(x - 0.69 - 0.3 * (0.6 - y)) < 0.01 && y < 0.64 && y > 0.54)
        color = [0.25, 0.15, 0.05];
      return ball(x, y, 0.68, 0.76, 0.14, apple) ?? color;
    };
  },
  clouds(random) {
    const field = makeNoise(random, 5);
    const moon = [0.25 + 0.5 * random.next(), 0.3 + 0.2 * random.next()];
    return (x, y) => {
      let color = mixed([0.02, 0.03, 0.12], [0.15, 0.18, 0.4], y);
      const disc = ellipse(x, y, ...moon, 0.17, 0.17, 0.03);
      color = mixed(
        color,
        mixed([0.95, 0.93, 0.85], [0.7, 0.68, 0.6], field(14 * x, 14 * y)),
        disc,
      );
      const veil = smooth(0.48, 0.68, field(3 * x, 6 * y));
      color = mixed(
        color,
        mixed([0.5, 0.52, 0.65], [0.15, 0.16, 0.25], field(6 * x + 3, 9 * y)),
        0.9 * veil,
      );
      return y > 0.85 + 0.1 * field(9 * x, 5) ? [0.01, 0.02, 0.03] : color;
    };
  },
  texture(random) {
    const warp = makeNoise(random, 4);
    const angle = Math.PI * random.next();
    const count = 3 + 4 * random.next();
    const a = [random.next(), random.next(), random.next()];
    const b = [random.next(), random.next(), random.next()];
    return (x, y) => {
      const along = x * Math.cos(angle) + y * Math.sin(angle);
      const band = 0.5 + 0.5 * Math.sin(6.28 * (count * along + 0.9 * warp(3 * x, 3 * y)));
      return mixed(a, b, band).map((c) => c * (0.7 + 0.5 * warp(20 * x, 20 * y)));
    };
  },
  ramp(random) {
    const [a, b, c] = Array.from({ length: 3 }, () => [
      random.next(),
      random.next(),
      random.next(),
    ]);
    const cx = random.next();
    const cy = random.next();
    const bumps = makeNoise(random, 2);
    return (x, y) => {
      const t = Math.hypot(x - cx, y - cy);
      return mixed(mixed(a, b, t), c, smooth(0.35, 0.65, bumps(4 * x, 4 * y)) * 0.8);
    };
  },
};

/** All scenes, each `times` times with different seeds: {name, width, height, rgba}. */
export function* scenes(times) {
  for (const [kind, make] of Object.entries(SCENES)) {
    for (let k = 1; k <= times; k++) yield { name: `${kind}-${k}`, ...drawn(make, `${kind} ${k}`) };
  }
}

/** The pixels of a scene through a camera: darker corners, and grain. */
function drawn(make, seed) {
  const random = randomOf(seed);
  const scene = make(random);
  const rgba = new Uint8Array(4 * SIDE * SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const x = ((i % SIDE) + 0.5) / SIDE;
    const y = (Math.floor(i / SIDE) + 0.5) / SIDE;
    const dim = 1 - 0.45 * ((x - 0.5) ** 2 + (y - 0.5) ** 2);
    const grain = 0.05 * (random.next() + random.next() - 1);
    scene(x, y).forEach((value, k) => {
      rgba[4 * i + k] = Math.round(255 * clamp(value * dim + grain));
    });
    rgba[4 * i + 3] = 255;
  }
  return { width: SIDE, height: SIDE, rgba };
}
