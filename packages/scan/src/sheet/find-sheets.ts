/**
 * The sheets of an image: edges, their two directions, the straightened image, the rhythm of its
 * rules, their crossings, and the grid among them. A page may show several.
 */
import type { Work } from '@nonokit/core';
import type { DigitReader } from '../digits/read-digit.js';
import { findBoxes } from './boxes.js';
import { findDirections } from './directions.js';
import { finerRhythm } from './finer.js';
import { findGrid } from './grid.js';
import type { Point } from './homography.js';
import { growLattice, type Lattice } from './lattice.js';
import { type Photo, toPlane } from './photo.js';
import { findRhythms, type Rhythm } from './pitch.js';
import { createPlaces, type Places } from './places.js';
import { type Plane, shrinkPlane } from './plane.js';
import { type Rectified, rectify } from './rectified.js';
import { findSegments, type Segment } from './segments.js';

/** Most pixels of the image in which rules are looked for. */
const MOST_PIXELS = 3_000_000;

/** Most pixels of the image in which directions are looked for. */
const MOST_EDGE_PIXELS = 1_000_000;

/** Most parts of an image from which a lattice is grown, and most sheets of a page. */
const MOST_TRIES = 12;
const MOST_SHEETS = 12;

/** What was found on the way, for pictures of the stages. */
export interface SheetStages {
  readonly plane: Plane;
  readonly segments: readonly Segment[];
  readonly rectified: Rectified | undefined;
  readonly lattices: readonly Lattice[];
}

/** The grids of the sheets of a photograph. */
export interface FoundSheets {
  /** From the top down. */
  readonly sheets: readonly Places[];
  /** True if squares with numbers in them were left out: a sudoku, a calendar. */
  readonly areNumbersInside: boolean;
  readonly stages: SheetStages;
}

/** Finds the grids of the sheets that a photograph shows. Told to stop, it looks for no more. */
export function* findSheetsSteps(photo: Photo, read: DigitReader): Work<undefined, FoundSheets> {
  const scale = factorFor(photo.width * photo.height, MOST_PIXELS);
  const plane = toPlane(photo, scale);
  const fewer = factorFor(plane.width * plane.height, MOST_EDGE_PIXELS);
  const segments = findSegments(shrinkPlane(plane, fewer)).map((segment) => ({
    ...segment,
    x: segment.x * fewer,
    y: segment.y * fewer,
    length: segment.length * fewer,
  }));
  const middle = { x: plane.width / 2, y: plane.height / 2 };
  const directions = findDirections(segments, middle, Math.hypot(middle.x, middle.y));
  if (directions === undefined) {
    const areNumbersInside = false;
    return {
      sheets: [],
      areNumbersInside,
      stages: { plane, segments, rectified: undefined, lattices: [] },
    };
  }
  const rectified = rectify(plane, directions, segments);
  yield undefined;
  const { sheets, lattices, areNumbersInside } = yield* sheetsIn(rectified, scale, read);
  return { sheets, areNumbersInside, stages: { plane, segments, rectified, lattices } };
}

function factorFor(pixels: number, most: number): number {
  return Math.max(1, Math.ceil(Math.sqrt(pixels / most) - 0.05));
}

/** A sheet with the part of the straightened image that its grid covers. */
interface Found {
  readonly places: Places;
  readonly lattice: Lattice;
  readonly box: Pick<Rhythm, 'left' | 'top' | 'right' | 'bottom'>;
}

function* sheetsIn(
  rectified: Rectified,
  scale: number,
  read: DigitReader,
): Work<undefined, Omit<FoundSheets, 'stages'> & { readonly lattices: readonly Lattice[] }> {
  const found: Found[] = [];
  const lattices: Lattice[] = [];
  const tried: Tried[] = [];
  let areNumbersInside = false;
  for (const rhythm of findRhythms(rectified)) {
    if (tried.length >= MOST_TRIES || found.length >= MOST_SHEETS) break;
    if ((yield undefined) !== undefined) break;
    if (found.some(({ box }) => overlap(box, rhythm) > 0.3)) continue;
    if (tried.some((one) => isAlike(one, rhythm))) continue;
    const lattice = fineLattice(rectified, rhythm);
    if (lattice === undefined) continue;
    lattices.push(lattice);
    tried.push({ across: lattice.across, ...boxAround([...lattice.crossings.values()]) });
    const sheet = sheetIn(lattice, rectified, scale, read);
    if (sheet === 'numbers-inside') areNumbersInside = true;
    if (sheet === undefined || sheet === 'numbers-inside') continue;
    const same = found.findIndex(({ box }) => overlap(box, sheet.box) > 0.3);
    if (same < 0) found.push(sheet);
    else if (isLarger(sheet, found[same])) found[same] = sheet;
  }
  found.sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
  return { sheets: found.map(({ places }) => places), lattices, areNumbersInside };
}

/** Most times that a lattice is grown again with more rules: every tenth one may be seen first. */
const MOST_FINER = 3;

/** The lattice of a part of the image with all of its rules. */
function fineLattice(rectified: Rectified, rhythm: Rhythm): Lattice | undefined {
  let lattice = growLattice(rectified, rhythm);
  let last = rhythm;
  for (let k = 0; k < MOST_FINER && lattice !== undefined; k++) {
    const finer = finerRhythm(rectified, lattice, last);
    const found = finer === undefined ? undefined : growLattice(rectified, finer);
    if (finer === undefined || found === undefined) break;
    lattice = found;
    last = finer;
  }
  return lattice;
}

/** A part of the image in which a lattice was grown already. */
type Tried = Pick<Rhythm, 'across' | 'left' | 'top' | 'right' | 'bottom'>;

/** True if a lattice with nearly these distances was grown there. */
function isAlike(one: Tried, rhythm: Rhythm): boolean {
  return Math.abs(one.across / rhythm.across - 1) < 0.12 && overlap(one, rhythm) > 0.5;
}

/** The share of the strength of clear rules that those of one line more must have. */
const AS_CLEAR = 0.8;

/**
 * True if a sheet has more squares than the same found in other rules. One line more may be of
 * chips, whose edges are fainter than rules.
 */
function isLarger(one: Found, other: Found): boolean {
  const across = one.places.width - other.places.width;
  const down = one.places.height - other.places.height;
  if (squares(one) <= squares(other)) return false;
  // the pattern of a screen rules squares into strips
  if (stretch(one) > MORE_STRETCHED * stretch(other)) return false;
  const isMore = Math.abs(across) + Math.abs(down) > 1;
  return isMore || one.lattice.least >= AS_CLEAR * other.lattice.least;
}

/** How much more stretched the squares of a sheet are than those of the same in other rules. */
const MORE_STRETCHED = 1.5;

/** How many times longer one side of a square is than the other. */
function stretch({ lattice: { across, down } }: Found): number {
  return Math.max(across, down) / Math.min(across, down);
}

function squares({ places }: Found): number {
  return places.width * places.height;
}

function sheetIn(
  lattice: Lattice,
  rectified: Rectified,
  scale: number,
  read: DigitReader,
): Found | 'numbers-inside' | undefined {
  const boxes = findBoxes(lattice, rectified, read);
  const local = boxes === undefined ? undefined : findGrid(boxes);
  if (local === 'numbers-inside') return local;
  if (boxes === undefined || local === undefined) return undefined;
  const grid = {
    left: local.left + boxes.left,
    right: local.right + boxes.left,
    top: local.top + boxes.top,
    bottom: local.bottom + boxes.top,
  };
  const places = createPlaces(lattice, grid, rectified.toImage, scale);
  const inside = [...lattice.crossings.values()].filter(
    ({ column, row }) =>
      column >= grid.left && column <= grid.right && row >= grid.top && row <= grid.bottom,
  );
  return { places, lattice, box: boxAround(inside) };
}

function boxAround(points: readonly Point[]): Found['box'] {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** The share of the smaller of two boxes that both cover. */
function overlap(a: Found['box'], b: Found['box']): number {
  const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (w <= 0 || h <= 0) return 0;
  const area = (box: Found['box']): number => (box.right - box.left) * (box.bottom - box.top);
  return (w * h) / Math.max(1, Math.min(area(a), area(b)));
}
