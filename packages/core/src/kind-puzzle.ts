/**
 * Puzzles of other kinds than the ordinary nonogram: numbers may be hidden, clues may span two
 * lines, cells may be triangles or cut by a diagonal.
 *
 * A `KindPuzzle` is well formed: it comes from `checkKind` of @nonokit/kinds. A cell has a number
 * from 0; lines are lists of these numbers, so nothing but the board's geometry knows its shape.
 */
import type { Palette } from './palette.js';
import type { Block, PuzzleMeta } from './puzzle.js';

/** One number of a clue that is not known: a block of at least one cell. "?" in files. */
export interface HiddenBlock {
  readonly hidden: true;
  /** An index into the palette, never `BLANK`. */
  readonly color: number;
  /** True if it begins where the block before it ends: see `KindBlock`. */
  readonly glued?: true;
}

/** One number of a clue. */
export interface KindBlock extends Block {
  /**
   * True if it begins where the block before it ends, with no blank between: the triangles at the
   * ends of a block of a trianogram.
   */
  readonly glued?: true;
}

/** Any number of blocks of any colours, also none. "*" in files. */
export const ANY_BLOCKS = 'any';

/** One member of a clue. */
export type ClueItem = KindBlock | HiddenBlock | typeof ANY_BLOCKS;

/** A clue of one line, in reading order. A blank line has none. */
export type LineClue = readonly ClueItem[];

/**
 * A clue of two lines side by side. Where they are read as one strip, the connected sets of its
 * filled cells come one after the other: those that lie in both lines are the large numbers, the
 * others are small numbers of their line.
 */
export interface PairClue {
  /** The sizes of the connected sets that lie in both lines, in reading order: at least 2 each. */
  readonly large: readonly number[];
  /**
   * What each line has before the first large number, between two, and after the last: one more
   * than `large`; of each, the small numbers of the first and of the second line.
   */
  readonly small: readonly (readonly [readonly number[], readonly number[]])[];
}

/** The clue of one line, or of two that follow each other. */
export type KindClue = LineClue | PairClue;

/** A board of square cells, numbered row by row. */
export interface SquareBoard {
  readonly shape: 'square';
  readonly width: number;
  readonly height: number;
}

/**
 * A board of triangular cells in a hexagonal outline, numbered row by row. Its sides are counted
 * in lines that meet them: `topLeft + bottomLeft = topRight + bottomRight` is the number of rows,
 * and `topLeft + top = bottomRight + bottom`.
 */
export interface TriangleBoard {
  readonly shape: 'triangle';
  /** Rows whose left end rises to the right: "/". */
  readonly topLeft: number;
  /** Rows whose left end falls to the right: "\". */
  readonly bottomLeft: number;
  /** "/" lines that begin at the top edge. */
  readonly top: number;
  /** Rows whose right end falls to the right; "/" lines begin there. */
  readonly topRight: number;
  /** "\" lines that end at the bottom edge. */
  readonly bottom: number;
  /** Rows whose right end rises to the right; "\" lines end there. */
  readonly bottomRight: number;
}

/** Where the cells of a puzzle lie. */
export type KindBoard = SquareBoard | TriangleBoard;

/** The name of a direction of lines. Squares have the first two, triangles all but the second. */
export type DirectionName = 'row' | 'column' | 'slash' | 'backslash';

/** A nonogram of another kind. */
export interface KindPuzzle {
  readonly board: KindBoard;
  readonly palette: Palette;
  /**
   * The clues by direction, in the order of `directionsOf(board)`. A clue of two lines stands for
   * both, so a direction has as many clues as lines, or fewer.
   */
  readonly clues: readonly (readonly KindClue[])[];
  /** The author's picture, if the file had one: palette indices by cell. */
  readonly goal?: readonly number[];
  readonly meta: PuzzleMeta;
}

/** A puzzle of another kind as a file states it, not yet checked: see `checkKind`. */
export interface KindClaims {
  readonly board: KindBoard;
  /** Default: black on white. */
  readonly palette?: Palette | undefined;
  /** By direction, in the order of `KindPuzzle.clues`. */
  readonly clues: readonly (readonly KindClue[])[];
  /** Palette indices by cell. */
  readonly goal?: readonly number[] | undefined;
  readonly meta?: PuzzleMeta | undefined;
  /** Where the file states the puzzle. */
  readonly place?: { readonly line: number; readonly column: number } | undefined;
}

/** What is unusual about a puzzle. */
export type KindFeature = 'hidden-numbers' | 'two-line-clues' | 'triangles' | 'cut-cells';

/** True for a clue of two lines. */
export function isPairClue(clue: KindClue): clue is PairClue {
  return 'large' in clue;
}

/** True for a number that is known. */
export function isKnownNumber(item: ClueItem): item is KindBlock {
  return item !== ANY_BLOCKS && !('hidden' in item);
}

/** True for one block of unknown length. */
export function isHiddenBlock(item: ClueItem): item is HiddenBlock {
  return item !== ANY_BLOCKS && 'hidden' in item;
}
