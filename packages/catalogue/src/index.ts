/** The start catalogue as data; whoever uses it brings the files. */
export { type CoursePiece, courseOf } from './course.js';
export { type DailyPlan, dailyPlanOf, plannedFor } from './daily-plan.js';
export { type CatalogueEntry, entriesOf, entryOf, type TextsByLanguage } from './entry.js';
export { type CatalogueFilter, fits, SIZES, type SizeRange } from './filter.js';
export { type CatalogueSeries, seriesOf } from './series.js';
