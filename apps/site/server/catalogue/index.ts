/** The catalogue: lists, puzzles and their texts, publishing, series, files, feeds. */
export { cardsById } from './cards.js';
export { readGiven } from './clue-token.js';
export { puzzleDetail, sharedPuzzle } from './detail.js';
export { catalogueFeedRoutes } from './feeds/routes.js';
export { countPuzzle, insertPuzzle, type PuzzleKind } from './insert.js';
export { catalogueJobs } from './jobs.js';
export { KindCounts } from './list/kind-counts.js';
export { puzzleList, randomPuzzle } from './list/puzzle-list.js';
export { puzzlesOfFolder } from './puzzle-folder.js';
export { readWish } from './reading-routes.js';
export { revealedTo, secretWords } from './revealed.js';
export { catalogueRoutes } from './routes.js';
export { seedCatalogue } from './seed.js';
export { Series } from './series/schemas.js';
export { seriesDetail, seriesList } from './series/series.js';
export { findStanding, isModerator, knowsPicture, type Standing } from './standing.js';
export { AUTHOR, addSeriesOfFolder, DAILY_PLAN } from './start-catalogue.js';
