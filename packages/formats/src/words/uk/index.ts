/** All messages of readers and writers, in Ukrainian. The package's index does not load it. */
import { ANY_UK } from './any.js';
import { DETECT_UK } from './detect.js';
import { FOREIGN_JSON } from './foreign-json.js';
import { LEXING } from './lexing.js';
import { LEXING_LISTS } from './lexing-lists.js';
import { LEXING_SHARED } from './lexing-shared.js';
import { LEXING_SYNTAX } from './lexing-syntax.js';
import { NUMBERS } from './numbers.js';
import { OWN } from './own.js';
import { PICTURES } from './pictures.js';
import { PICTURES_PAGES } from './pictures-pages.js';
import { PICTURES_XPM } from './pictures-xpm.js';
import { PROGRAMS_DAVIDJE } from './programs-davidje.js';
import { PROGRAMS_GAMES } from './programs-games.js';
import { PROGRAMS_NON } from './programs-non.js';
import { PROGRAMS_PICTURES } from './programs-pictures.js';
import { PROGRAMS_SECTIONS } from './programs-sections.js';
import { PROGRAMS_TABLES } from './programs-tables.js';
import { SITES_ADDRESSES } from './sites-addresses.js';
import { SITES_PAGES } from './sites-pages.js';
import { SITES_WEBPBN } from './sites-webpbn.js';
import { SOLVERS } from './solvers.js';
import { TEXT_PICTURES } from './text-pictures.js';
import { WOVEN_UK } from './woven.js';

/** The sentences by the names of their messages: `messageIn({ formats: FORMATS_UK }, problem)`. */
export const FORMATS_UK = {
  ...ANY_UK,
  ...DETECT_UK,
  ...FOREIGN_JSON,
  ...LEXING,
  ...LEXING_LISTS,
  ...LEXING_SHARED,
  ...LEXING_SYNTAX,
  ...NUMBERS,
  ...OWN,
  ...PICTURES,
  ...PICTURES_PAGES,
  ...PICTURES_XPM,
  ...PROGRAMS_DAVIDJE,
  ...PROGRAMS_GAMES,
  ...PROGRAMS_NON,
  ...PROGRAMS_PICTURES,
  ...PROGRAMS_SECTIONS,
  ...PROGRAMS_TABLES,
  ...SITES_ADDRESSES,
  ...SITES_PAGES,
  ...SITES_WEBPBN,
  ...SOLVERS,
  ...TEXT_PICTURES,
  ...WOVEN_UK,
};
