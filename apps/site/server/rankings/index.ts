/** Rankings, daily puzzles, streaks and ratings. */
export { boardRanking } from './boards.js';
export { changeKind } from './change-kind.js';
export { addToRankings, countRankings, isRanked, recount } from './count.js';
export { calendar, daily, dayRanking } from './daily.js';
export { chooseDaily } from './daily-choice.js';
export { fillDays, fillDaysWith } from './fill-days.js';
export { giantOfWeek } from './giant.js';
export { findDayBegin, findToday, followZone } from './own-days.js';
export { FIRST_PLACES, shownPerson } from './places.js';
export { findMedian } from './puzzle-ranking.js';
export { rateSolves } from './ratings/rate.js';
export { rankingRoutes } from './routes.js';
export { type SiteNumbers, siteNumbers } from './site-numbers.js';
export { countStorms } from './storm-best.js';
export { stormPlace } from './storm-board.js';
