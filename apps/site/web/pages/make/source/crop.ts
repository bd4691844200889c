/**
 * Cropping and straightening, as a value: quarter turns and mirror first, then the small rotation,
 * then the part that is kept. The order is that of the screen: what a person sees is cut.
 */

/** A part of a picture, in shares of its sides, 0..1. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What is done to an image before puzzles are made of it. */
export interface Crop {
  /** Quarter turns clockwise. */
  readonly quarters: 0 | 1 | 2 | 3;
  readonly isMirrored: boolean;
  /** Degrees clockwise, -45..45. */
  readonly angle: number;
  readonly part: Part;
}

export const WHOLE: Part = { left: 0, top: 0, width: 1, height: 1 };

export const NO_CROP: Crop = { quarters: 0, isMirrored: false, angle: 0, part: WHOLE };

/** The smallest share of a side that is kept. */
const LEAST = 0.04;

/** The corners and the whole, by which a part is moved. */
export type Handle = 'whole' | 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** The corners. */
export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

/** The part after a handle was moved by these shares. */
export function movedPart(part: Part, handle: Handle, across: number, down: number): Part {
  const { left, top, width, height } = part;
  if (handle === 'whole') {
    return {
      ...part,
      left: within(left + across, 0, 1 - width),
      top: within(top + down, 0, 1 - height),
    };
  }
  const right = left + width;
  const bottom = top + height;
  const isLeft = handle.endsWith('left');
  const isTop = handle.startsWith('top');
  const newLeft = isLeft ? within(left + across, 0, right - LEAST) : left;
  const newTop = isTop ? within(top + down, 0, bottom - LEAST) : top;
  const newRight = isLeft ? right : within(right + across, left + LEAST, 1);
  const newBottom = isTop ? bottom : within(bottom + down, top + LEAST, 1);
  return { left: newLeft, top: newTop, width: newRight - newLeft, height: newBottom - newTop };
}

/** The crop turned by a quarter more; the part turns with the picture. */
export function turnedCrop(crop: Crop, direction: 1 | -1): Crop {
  const { left, top, width, height } = crop.part;
  const right = 1 - left - width;
  const bottom = 1 - top - height;
  const part =
    direction === 1
      ? { left: bottom, top: left, width: height, height: width }
      : { left: top, top: right, width: height, height: width };
  return { ...crop, part, quarters: countQuarters(crop.quarters + direction) };
}

/** The crop with left and right exchanged, as they are seen. */
export function mirroredCrop(crop: Crop): Crop {
  const { part, quarters, angle, isMirrored } = crop;
  const left = 1 - part.left - part.width;
  // mirroring comes before turning, so the turns go the other way round
  return {
    part: { ...part, left },
    quarters: countQuarters(-quarters),
    angle: -angle || 0,
    isMirrored: !isMirrored,
  };
}

function countQuarters(turns: number): Crop['quarters'] {
  const rest = ((turns % 4) + 4) % 4;
  return rest === 1 || rest === 2 || rest === 3 ? rest : 0;
}

/** How an image lies in the sheet that its part is cut from. */
export interface Laying {
  /** The size of the sheet. */
  readonly width: number;
  readonly height: number;
  /** How much the image is enlarged, so that no corner of the sheet stays empty. */
  readonly scale: number;
}

/**
 * The sheet for an image of this size. With `fills` the image is enlarged until a tilted one still
 * covers the sheet, as photographs should; otherwise the sheet grows until all of the image is on
 * it, as drawings on nothing should.
 */
export function computeLaying(
  size: { readonly width: number; readonly height: number },
  { quarters, angle }: Pick<Crop, 'quarters' | 'angle'>,
  fills: boolean,
): Laying {
  const isTurned = quarters % 2 === 1;
  const [width, height] = isTurned ? [size.height, size.width] : [size.width, size.height];
  const radians = (Math.abs(angle) * Math.PI) / 180;
  const sine = Math.sin(radians);
  const cosine = Math.cos(radians);
  if (angle === 0) return { width, height, scale: 1 };
  if (fills) {
    const longer = Math.max(width / height, height / width);
    return { width, height, scale: cosine + longer * sine };
  }
  return {
    width: Math.ceil(width * cosine + height * sine),
    height: Math.ceil(width * sine + height * cosine),
    scale: 1,
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
