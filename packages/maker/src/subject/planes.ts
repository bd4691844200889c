/**
 * Planes: the values to which a threshold is applied to get black and white. They are lightness,
 * with more or less local contrast; the distance of a place from the colour around the picture; and
 * the direction of colour in which the image varies most, since a red sail on a blue sea is no
 * lighter than the sea.
 */
import type { Frame } from './frame.js';
import { type Light, shrinkLight } from './light.js';
import { outlined } from './outline.js';
import type { Subject } from './subject.js';
import { measureLightness, toView, type View } from './view.js';

/** One number for each cell; values below the threshold become ink. */
export interface Plane {
  readonly values: Float32Array;
  /** For reports: "local contrast 0.8". */
  readonly name: string;
  /** True if lower values are darker, so that the plane can be inverted. */
  readonly isLightness: boolean;
  /** The score that pictures of this plane get in addition to their similarity. */
  readonly bonus: number;
  /** The image with which pictures are compared; computed when it is needed. */
  readonly reference: () => View;
}

/** Weight of the colour axes, which are shorter than that of lightness. */
const CHROMA = 2;

/** Drawings darker than this need no outline. */
const DARK = 0.35;

/** Score for an outline, which shows more than similarity measures. */
const OUTLINED = 6;

/** The planes of a subject in a frame. */
export function computePlanes(subject: Subject, frame: Frame, fineness: number): Plane[] {
  const [plain] = subject.lights;
  if (plain === undefined) return [];
  const reference = (): View => viewIn(subject, plain, frame, fineness);
  const planes = subject.lights.map((light, at) => {
    const contrast = subject.contrasts[at] ?? 0;
    const name = contrast > 0 ? `lightness, local contrast ${contrast}` : 'lightness';
    const values = measureLightness(viewIn(subject, light, frame, 1));
    return { values, name, isLightness: true, bonus: 0, reference };
  });
  if (subject.transparent) {
    if (subject.meanLightness < DARK) return planes;
    const light = outlined(plain, frame.extent.width / frame.columns);
    const values = measureLightness(viewIn(subject, light, frame, 1));
    const compared = (): View => viewIn(subject, light, frame, fineness);
    return [
      ...planes,
      { values, name: 'outlined', isLightness: true, bonus: OUTLINED, reference: compared },
    ];
  }
  const cells = viewIn(subject, plain, frame, 1);
  return [
    ...planes,
    { values: nearness(cells), name: 'unlike the border', isLightness: false, bonus: 0, reference },
    { values: mainColor(cells), name: 'colour', isLightness: false, bonus: 0, reference },
  ];
}

/** The light in a frame, with `fineness` parts for each cell. */
export function viewIn(subject: Subject, light: Light, frame: Frame, fineness: number): View {
  const { extent, columns, rows } = frame;
  return toView(shrinkLight(light, extent, fineness * columns, fineness * rows), subject.ground);
}

/** How close each cell's colour is to that of the border near it. */
function nearness({ width, height, lab }: View): Float32Array {
  const border = [0, 0, 0].map((_, k) => {
    const values: number[] = [];
    for (let i = 0; i < width * height; i++) {
      const x = i % width;
      const y = Math.floor(i / width);
      // the lower border is ground, on which things stand
      if (x === 0 || x === width - 1 || y === 0) values.push(lab[3 * i + k]);
    }
    return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  });
  return Float32Array.from({ length: width * height }, (_, i) => {
    const apart = (k: number): number => lab[3 * i + k] - (border[k] ?? 0);
    return -Math.hypot(apart(0), CHROMA * apart(1), CHROMA * apart(2));
  });
}

/**
 * Each cell's colour along the axis in which colours differ most; the sign makes the border blank.
 */
function mainColor({ width, height, lab }: View): Float32Array {
  const count = width * height;
  const mean = (k: number): number => {
    let sum = 0;
    for (let i = 0; i < count; i++) sum += lab[3 * i + k];
    return sum / count;
  };
  const meanA = mean(1);
  const meanB = mean(2);
  let aa = 0;
  let ab = 0;
  let bb = 0;
  for (let i = 0; i < count; i++) {
    const a = lab[3 * i + 1] - meanA;
    const b = lab[3 * i + 2] - meanB;
    aa += a * a;
    ab += a * b;
    bb += b * b;
  }
  const angle = Math.atan2(2 * ab, aa - bb) / 2;
  const values = Float32Array.from(
    { length: count },
    (_, i) =>
      Math.cos(angle) * (lab[3 * i + 1] - meanA) + Math.sin(angle) * (lab[3 * i + 2] - meanB),
  );
  let edge = 0;
  for (let x = 0; x < width; x++) edge += values[x];
  return edge < 0 ? values.map((value) => -value) : values;
}
