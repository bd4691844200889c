/** The catalogue: lists, puzzles and their texts, publishing, series, files, feeds. */
export { beginnerPuzzles } from './beginners.js';
export { type CardWish, cardsById, cardsWithAddress } from './cards.js';
export { readGiven } from './clue-token.js';
export { puzzleDetail, sharedPuzzle } from './detail.js';
export { formatFacts, makeRootUrl } from './feeds/feeds.js';
export { catalogueFeedRoutes } from './feeds/routes.js';
export { element, textElement, xmlDocument } from './feeds/xml.js';
export { fewInARow } from './few-in-a-row.js';
export { admitPuzzle, countPuzzle, insertPuzzle, type PuzzleKind } from './insert.js';
export { catalogueJobs } from './jobs.js';
export { KindCounts } from './list/kind-counts.js';
export { puzzleList, randomPuzzle } from './list/puzzle-list.js';
export { listDetail, publicLists } from './lists/lists.js';
export { writeMissingLooks } from './missing-looks.js';
export {
  type PreparedPuzzle,
  preparePuzzle,
  publishPrepared,
} from './publish/publish-puzzle.js';
export { NewPuzzleBody } from './publish/schemas.js';
export { line } from './publish/texts.js';
export { listPuzzleFiles, puzzlesOfFolder } from './puzzle-folder.js';
export { readWish } from './reading-routes.js';
export { hasRevealed, revealedTo, secretTexts } from './revealed.js';
export { catalogueRoutes } from './routes.js';
export { seedCatalogue } from './seed.js';
export { firstLooks, seriesDetail, seriesList } from './series/series.js';
export {
  findStanding,
  isModerator,
  isOpen,
  knowsPicture,
  type Standing,
  type Timed,
} from './standing.js';
export { AUTHOR, addSeriesOfFolder, DAILY_PLAN } from './start-catalogue.js';
