/**
 * `nonokit catalogue`: an overview of the start catalogue as a table; the puzzles that match the
 * options, without titles unless requested; or these puzzles played, printed or written.
 */
import { type CatalogueItem, fits, inOrder, type Range } from '@nonokit/catalogue';
import { good, nearestName, problem, type Result } from '@nonokit/core';
import { type CatalogueFiles, readCatalogueFiles } from '../../io/catalogue-files.js';
import { catalogueName } from '../../io/catalogue-names.js';
import { itemsNamed, titleOfSeries } from '../../io/catalogue-puzzles.js';
import { type Console, createConsole, refuse } from '../../io/console.js';
import type { Session } from '../../io/host.js';
import { nothingFits } from '../../words/en/problems/catalogue.js';
import type { Words } from '../../words/language-words.js';
import { itemCsv, itemJson, itemTable, overview, seriesTable } from './catalogue-tables.js';
import { drawn } from './random-draw.js';

/** The options of `catalogue`. */
export interface CatalogueFlags {
  readonly size?: Range;
  readonly colors?: Range;
  readonly difficulty?: readonly string[];
  readonly tag?: string;
  readonly technique?: string;
  /** A series; true lists all series. */
  readonly series?: string | true;
  /** How many to draw by lot; true: one. */
  readonly random?: number | true;
  readonly seed?: number;
  readonly all?: boolean;
  readonly titles?: boolean;
  readonly play?: boolean;
  readonly output?: string;
  readonly to?: string;
  readonly force?: boolean;
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly quiet?: boolean;
}

/** The fault of the name of a technique; undefined if it is valid. */
export function wrongTechnique(
  name: string | undefined,
  names: readonly string[],
  { catalogue }: Words,
): string | undefined {
  if (name === undefined || names.includes(name)) return undefined;
  return catalogue.unknownTechnique(name, nearestName(name.toLowerCase(), names), names.join(', '));
}

/** Lists, plays or writes puzzles of the catalogue. */
export async function runCatalogue(
  names: readonly string[],
  flags: CatalogueFlags,
  session: Session,
): Promise<void> {
  const console = createConsole(flags, session);
  const { words } = session;
  const files = readCatalogueFiles(session.host);
  if (!files.ok) return refuse(console, '-', files.problem);
  if (flags.series === true) return console.out(seriesTable(files.value, flags, words));
  if (!isChoice(names, flags)) return console.out(overview(files.value, words));
  const chosen = chosenFrom(files.value, names, flags);
  if (!chosen.ok) return refuse(console, '-', chosen.problem);
  const { length } = chosen.value;
  if (length === 0) return refuse(console, '-', problem(nothingFits));
  const wanted = flags.random === true ? 1 : flags.random;
  if (wanted !== undefined && length < wanted) {
    console.note(words.catalogue.fewer(length, wanted));
  }
  if (flags.play === true) return play(chosen.value, flags, session);
  if (flags.output !== undefined || flags.to !== undefined) {
    return write(chosen.value, flags, session);
  }
  return list(chosen.value, flags, console);
}

/** Whether any option selects puzzles. */
function isChoice(names: readonly string[], flags: CatalogueFlags): boolean {
  const { quiet, titles, force, seed, ...choosing } = flags;
  return names.length > 0 || Object.keys(choosing).length > 0;
}

/** The selected puzzles. */
function chosenFrom(
  files: CatalogueFiles,
  names: readonly string[],
  { series, random, seed, ...filter }: CatalogueFlags,
): Result<readonly CatalogueItem[]> {
  const asked = typeof series === 'string' ? [...names, series] : names;
  const from = asked.length === 0 ? good(inOrder(files.items)) : itemsNamed(asked.join(), files);
  if (!from.ok) return from;
  const fitting = from.value.filter((item) => fits(item, filter));
  if (random === undefined) return good(fitting);
  return good(drawn(fitting, random === true ? 1 : random, seed));
}

async function list(
  items: readonly CatalogueItem[],
  { json, csv, titles = false }: CatalogueFlags,
  console: Console,
): Promise<void> {
  const { words } = console;
  if (json === true) {
    for (const item of items) await console.out(`${itemJson(item, titles)}\n`);
    return;
  }
  if (csv === true) return console.out(itemCsv(items, titles, words));
  await console.out(itemTable(items, titles, words));
  console.note(words.catalogue.listed(items.length, items[0]?.facts.id ?? ''));
}

async function play(
  items: readonly CatalogueItem[],
  { quiet }: CatalogueFlags,
  session: Session,
): Promise<void> {
  const { runPlay } = await import('../play/play.js');
  const flags = { open: true, ...(quiet === undefined ? {} : { quiet }) };
  await runPlay([catalogueName(items)], flags, session);
}

/** Pictures to print or look at; other endings are formats of puzzles. */
const DRAWN = /\.(pdf|png|svg)$/i;

async function write(
  items: readonly CatalogueItem[],
  { output = '-', to, force, quiet, series }: CatalogueFlags,
  session: Session,
): Promise<void> {
  const { host, words } = session;
  const name = catalogueName(items);
  const more = {
    ...(force === undefined ? {} : { force }),
    ...(quiet === undefined ? {} : { quiet }),
  };
  if (to === undefined && DRAWN.test(output)) {
    const { runDraw } = await import('../draw/draw.js');
    const title =
      typeof series === 'string' ? titleOfSeries(series, words.language, host) : undefined;
    await runDraw([name], { output, ...more, ...(title === undefined ? {} : { title }) }, session);
    return;
  }
  const { runConvert } = await import('../convert/convert.js');
  await runConvert([name], output, { ...more, ...(to === undefined ? {} : { to }) }, session);
}
