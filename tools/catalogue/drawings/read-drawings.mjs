/**
 * Reads all pictures that were drawn for the catalogue: the small ones from the text files in
 * `small/`, the larger ones from the scripts in `scenes/`. `README.md` says what both look like.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { pictureOf } from './inks.mjs';

const SMALL = new URL('small/', import.meta.url);
const SCENES = new URL('scenes/', import.meta.url);

/** What every drawing says about itself. */
const KEYS = ['id', 'en', 'ru', 'tags', 'category'];

/** All drawings, small ones first, in the order of their files. */
export async function readDrawings() {
  const small = namesIn(SMALL, '.txt').flatMap((name) => {
    const text = readFileSync(new URL(name, SMALL), 'utf8');
    return smallDrawings(text, `small/${name}`);
  });
  return withoutSharedIds([...small, ...(await sceneDrawings())]);
}

/** The drawings, if each has an id of its own; an Error names two that share one. */
export function withoutSharedIds(drawings) {
  const files = new Map();
  for (const { id, file } of drawings) {
    if (files.has(id)) throw new Error(`${file}, ${id}: ${files.get(id)} already has this id`);
    files.set(id, file);
  }
  return drawings;
}

/** The drawings of one text file; an Error names `file` and the drawing that is wrong. */
export function smallDrawings(text, file) {
  const parts = text.replace(/^# .*$/gm, '').split(/\n\s*\n/);
  return parts.filter((part) => part.trim() !== '').map((part) => smallDrawing(part.trim(), file));
}

/** Lines of "key: value", then the rows of the picture. */
function smallDrawing(part, file) {
  const lines = part.split('\n');
  const fields = lines.filter((line) => line.includes(': '));
  const said = Object.fromEntries(fields.map((line) => split(line, ': ')));
  const rows = lines.filter((line) => !line.includes(': ')).map((line) => line.trim());
  const more = Object.fromEntries((said.inks?.split(', ') ?? []).map((ink) => split(ink, '=')));
  return toDrawing({ ...said, rows, inks: more }, file);
}

async function sceneDrawings() {
  const drawings = [];
  for (const name of namesIn(SCENES, '.mjs')) {
    const { pictures = [] } = await import(new URL(name, SCENES).href);
    drawings.push(...pictures.map((picture) => toDrawing(picture, `scenes/${name}`)));
  }
  return drawings;
}

/** A drawing as it is handed out. */
function toDrawing(said, file) {
  const missing = KEYS.filter((key) => !said[key]);
  if (missing.length > 0) throw new Error(`${file}, ${said.id}: no ${missing.join(', ')}`);
  const [en, ru = []] = said.tags.split(' | ').map((words) => words.split(', '));
  return {
    id: said.id,
    file,
    titles: { en: said.en, ru: said.ru },
    tags: { en, ru },
    category: said.category,
    level: said.level,
    picture: pictureIn(said, file),
  };
}

function pictureIn({ id, rows, inks }, file) {
  try {
    return pictureOf(rows, inks);
  } catch (error) {
    throw new Error(`${file}, ${id}: ${error.message}`);
  }
}

/** Both sides of the first `mark`. */
function split(text, mark) {
  const at = text.indexOf(mark);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

function namesIn(folder, extension) {
  return readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .sort();
}
