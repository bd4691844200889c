/** The start catalogue: puzzles with titles in two languages, tags, sources and ratings. */
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
export { readCatalogue, titledIn } from './read-catalogue.js';
