/** The nouns of nonograms, and the judge. */
export { canonicalKey, canonicalPuzzle } from './canonical.js';
export { canonicalClues } from './canonical-clues.js';
export { checkPuzzle, listTotals, type PuzzleClaims } from './check.js';
export { describeLook, type PuzzleLook, type Rails, readRails } from './clue-inks.js';
export { clueOf, cluesOf } from './clues.js';
export { colorsOfIds, findLetter, rgbOfName } from './color-names.js';
export { type BasicColor, type ColorWord, chooseColorWords, type Shade } from './color-words.js';
export {
  contrast,
  digitOn,
  edgeLines,
  isWhite,
  luminance,
  mixed,
  seenOn,
} from './contrast.js';
export { cutColor, cutText, parseCut } from './cut.js';
export { type Draft, toDraft } from './draft.js';
export {
  createStopper,
  type DriveOptions,
  drive,
  driveAsync,
  type Pause,
  type Stop,
  type StopOptions,
  type StopSignal,
  type Work,
} from './drive.js';
export { escapeXml, replaceNonXml } from './escape-xml.js';
export { gluedGroups, isGlued } from './glued-groups.js';
export {
  blankGrid,
  type Grid,
  gridOf,
  type PartialGrid,
  rowsOf,
  sameGrid,
  UNKNOWN,
} from './grid.js';
export { type InkWarning, inkWarnings } from './ink-warnings.js';
export { hasKindClue, pairClueOf } from './kind-clue.js';
export { featuresOf } from './kind-features.js';
export {
  ANY_BLOCKS,
  type ClueItem,
  type DirectionName,
  type HiddenBlock,
  isHiddenBlock,
  isKnownNumber,
  isPairClue,
  type KindBlock,
  type KindBoard,
  type KindClaims,
  type KindClue,
  type KindFeature,
  type KindPuzzle,
  type LineClue,
  type PairClue,
  type SquareBoard,
  type TriangleBoard,
} from './kind-puzzle.js';
export {
  BUILT_IN_LANGUAGES,
  type BuiltInLanguage,
  closestLanguage,
  type InBuiltIn,
  type InEach,
  inBuiltIn,
  inEach,
  isBuiltIn,
  isLanguage,
  LANGUAGES,
  type Language,
  type LoadedLanguage,
  textIn,
} from './language.js';
export { DEFAULT_LIMITS, findExcess, type Limits, sizeProblem } from './limits.js';
export { clueAt, clueText, type Line, leastLength, lineName, needsGap } from './line.js';
export { Lru } from './lru.js';
export {
  type Catalogue,
  type Message,
  messagesOf,
  type Param,
  type Params,
  type Translation,
} from './message.js';
export { nearestName } from './nearest-name.js';
export {
  computeDistance,
  computePlainDistance,
  type Lab,
  LINEAR,
  labOfLinear,
  labOfRgb,
  rgbOfLab,
} from './oklab.js';
export {
  BLACK_ON_WHITE,
  BLANK,
  type Color,
  type Cut,
  colorName,
  isBlackOnly,
  MAX_COLORS,
  type Palette,
  type PaletteColor,
  parseChannels,
  parseRgb,
  rgbOf,
} from './palette.js';
export { type Along, type InkFacts, type PictureFacts, pictureFacts } from './picture-facts.js';
export { printedPuzzle } from './printed-puzzle.js';
export {
  bad,
  describeProblem,
  describeProblemIn,
  good,
  InvariantError,
  invariant,
  isDoubt,
  messageIn,
  type Place,
  type Problem,
  problem,
  type Result,
} from './problem.js';
export {
  type Block,
  type Clue,
  inkCount,
  type Puzzle,
  type PuzzleMeta,
} from './puzzle.js';
export { puzzleOf } from './puzzle-of.js';
export { type Random, randomOf, sfc32 } from './random.js';
export { samenessOf } from './sameness.js';
export { sameClue, solves } from './solves.js';
export {
  contentOf,
  cropGrid,
  cropPuzzle,
  mirrorGrid,
  mirrorPuzzle,
  type Rectangle,
  recolorGrid,
  recolorPuzzle,
  reverseClue,
  transposeGrid,
  transposePuzzle,
  turnGrid,
  turnPuzzle,
} from './transform.js';
export { counted, thereAre } from './words/counted.js';
