/** The start catalogue: puzzles with titles in two languages, tags, sources and ratings. */
export { type CoursePiece, parseCourse } from './course.js';
export { type DailyPlan, listPlanned, parseDailyPlan } from './daily-plan.js';
export {
  CATALOGUE_FILES,
  CATEGORIES,
  type CatalogueEntry,
  type CatalogueFacts,
  type CatalogueFile,
  type CatalogueLanguage,
  type CatalogueSource,
  type Category,
  type InBoth,
} from './entry.js';
export { type CatalogueFilter, fits, inOrder, type Range, SIZES } from './filter.js';
export { type CatalogueItem, entryOfItem, parseItems } from './item.js';
export { readCatalogue, titledIn } from './read-catalogue.js';
export { type CatalogueSeries, parseSeries } from './series.js';
