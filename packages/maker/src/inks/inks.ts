/**
 * The inks and the paper for tracing a subject, unless the caller provides them.
 *
 * The surroundings of a drawing are white paper, and parts of the drawing that look like paper
 * become paper too: the white of an eye needs no ink. If that would swallow the subject, as with a
 * ghost or a rice ball, everything visible gets an ink, and the paper a pastel colour. If the
 * drawing is a sign on a plate, the plate is the paper. A picture without transparency takes its
 * paper from an even border, else from its largest area.
 */
import { type Lab, labOfRgb, type Palette, rgbOfLab } from '@nonokit/core';
import { findNearest } from '@nonokit/image';
import type { Subject } from '../subject/subject.js';
import { labAt, type View } from '../subject/view.js';
import { chooseInks } from './choose-inks.js';
import { apartInks, type Swatch, standsApart, written } from './ink-gates.js';
import { measureLoss } from './loss.js';
import { pastelFor, skyFor, toned } from './paper.js';
import { findPlate } from './plate.js';
import { collectSwatches, findPure } from './swatches.js';

/** Colours to trace with. */
export interface Inks {
  /** The paper first, then the inks. */
  readonly labs: readonly Lab[];
  readonly palette: Palette;
  /** True if visible places may become paper. */
  readonly paperShows: boolean;
}

/** The requested colours. */
export interface InkOptions {
  /** Maximum number of colours besides the background: 3. */
  readonly colors: number;
  /** Colours to use instead of chosen ones, the background first. */
  readonly palette?: Palette | undefined;
  /** The background, "#ffffff"; undefined to choose one. */
  readonly background?: string | undefined;
}

const WHITE: Lab = [1, 0, 0];

/**
 * The weight of a share of the border, relative to a share of the area, when the paper is chosen.
 */
const BORDER = 0.35;

/**
 * The colours for a subject, seen in `view` with `parts` places along the side of a cell; requested
 * colours stay unchanged.
 */
export function inksOf(view: View, parts: number, subject: Subject, options: InkOptions): Inks {
  const { palette } = options;
  if (palette !== undefined) {
    const labs = palette.map(({ rgb }) => labOfRgb(rgb));
    return { palette, labs, paperShows: !subject.transparent };
  }
  return subject.transparent ? onNothing(view, parts, options) : onGround(view, subject, options);
}

/** The colours of a drawing with transparent surroundings. */
function onNothing(view: View, parts: number, { colors, background }: InkOptions): Inks {
  const pure = findPure(view, true);
  const swatches = collectSwatches(view, (i) => pure[i] === 1);
  const paper = background === undefined ? WHITE : labOfRgb(background);
  const plate = background === undefined ? findPlate(view, pure, swatches, parts) : undefined;
  const glyph = plate === undefined ? [] : chooseInks(swatches, colors, plate);
  if (plate !== undefined && glyph.length > 0) {
    return inked([plate, ...glyph.map(({ lab }) => lab)], true);
  }
  const inks = chooseInks(swatches, colors, paper);
  const labs = [paper, ...inks.map(({ lab }) => lab)];
  const loss = inks.length === 0 ? 'outline' : measureLoss(view, pure, labs, parts);
  if (loss === 'none') return inked(labs, true);
  const all = chooseInks(swatches, colors, undefined);
  if (background !== undefined) return inked([paper, ...tonedInks(all, paper)], false);
  const own = all.map(({ lab }) => lab);
  const pastel = standsApart(WHITE, own) ? WHITE : pastelFor(own);
  if (pastel !== undefined) return inked([pastel, ...own], false);
  if (loss === 'inside') return inked(labs, true);
  const sky = skyFor(own);
  if (sky !== undefined) return inked([sky, ...own], false);
  return inked([paper, ...tonedInks(all, paper)], false);
}

/** The inks, each made different from the paper; those that then look alike are merged. */
function tonedInks(inks: readonly Swatch[], paper: Lab): Lab[] {
  const apart = inks.map(({ lab, weight }) => ({ lab: toned(lab, paper), weight }));
  return apartInks(apart).map(({ lab }) => lab);
}

/** The colours of a picture without transparency. */
function onGround(view: View, { border }: Subject, options: InkOptions): Inks {
  const { colors, background } = options;
  const pure = findPure(view, false);
  const swatches = collectSwatches(view, (i) => pure[i] === 1);
  const found = chooseInks(swatches, colors + 1, undefined).map(({ lab }) => lab);
  const paper =
    background !== undefined
      ? found[findNearest(found, labOfRgb(background))]
      : (border ?? found[largest(view, found)]);
  const inks = chooseInks(swatches, colors, paper ?? WHITE);
  return inked([paper ?? WHITE, ...inks.map(({ lab }) => lab)], true);
}

/** The colour that covers most of the picture; the border counts more. */
function largest({ width, height, lab, alpha }: View, found: readonly Lab[]): number {
  const counts = found.map(() => 0);
  const edge = (BORDER * width * height) / (2 * (width + height));
  for (let i = 0; i < width * height; i++) {
    const x = i % width;
    const y = Math.floor(i / width);
    const isBorder = x === 0 || y === 0 || x === width - 1 || y === height - 1;
    const near = findNearest(found, labAt({ width, height, lab, alpha }, i));
    counts[near] = (counts[near] ?? 0) + (isBorder ? 1 + edge : 1);
  }
  return counts.indexOf(Math.max(...counts));
}

function inked(labs: readonly Lab[], paperShows: boolean): Inks {
  const palette = labs.map((lab) => ({ rgb: rgbOfLab(lab) }));
  return { labs: labs.map(written), palette, paperShows };
}
