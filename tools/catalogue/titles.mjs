/**
 * Titles, tags and categories of icons. Emoji have those of Unicode's CLDR, in both languages, for
 * as far as they sound like a title; `titles.tsv` has better ones, and those of all other icons.
 */
import { existsSync, readFileSync } from 'node:fs';
import { Eyo, safeDictionary } from 'eyo-kernel';
import { concepts } from './concepts.mjs';
import { isTag } from './tags-left-out.mjs';

const FILE = new URL('titles.tsv', import.meta.url);

/** The categories of the groups of emoji. */
const CATEGORIES = [
  [/^animal|cat-face|monkey-face/, 'animals'],
  [/^plant/, 'plants'],
  [/^food|^drink|^dishware/, 'food'],
  [/^person-fantasy|face-costume/, 'fantasy'],
  [/^person-sport|^sport/, 'sport'],
  [/^person|^hand|^body/, 'people'],
  [/^face|^emotion|^heart/, 'faces'],
  [/^clothing/, 'clothing'],
  [/^household|^hotel|^light-video|^phone|^lock/, 'home'],
  [/^tool|^writing|^office|^arts/, 'tools'],
  [/^science|^medical|^computer/, 'science'],
  [/^transport/, 'transport'],
  [/^place/, 'places'],
  [/^sky/, 'sky'],
  [/^game|^award/, 'games'],
  [/^music|^sound/, 'music'],
  [/^event/, 'holidays'],
  [/^religion|^zodiac|^geometric/, 'signs'],
];

/**
 * What is known of an icon.
 * @typedef {object} Named
 * @property {{ en: string, ru: string }} titles
 * @property {{ en: readonly string[], ru: readonly string[] }} tags
 * @property {string} category
 */

/** Russian with the letter ё, which Unicode's names lack. */
const yo = new Eyo();
yo.dictionary.set(safeDictionary);
const withYo = (text) => yo.restore(text);

/** Finds the names of an icon by its package and name; undefined if it has none in Russian. */
export function namer() {
  const own = ownTitles();
  const emoji = new Map(
    concepts({ all: true }).flatMap((one) =>
      one.drawings.map(([pack, icon]) => [`${pack}/${icon}`, one]),
    ),
  );
  const byName = new Map([...emoji.values()].map((one) => [one.en.toLowerCase(), one]));
  return (pack, icon) => {
    const concept = emoji.get(`${pack}/${icon}`);
    const better =
      own.get(`${pack}/${icon.replace(/-solid$/, '')}`) ?? own.get(concept?.en.toLowerCase());
    const titles = {
      en: titled(better?.en || concept?.en || ''),
      ru: withYo(titled(better?.ru || concept?.ru || '')),
    };
    if (titles.en === '' || titles.ru === '') return undefined;
    const like = concept ?? byName.get(titles.en.toLowerCase());
    const tags = {
      en: findTags(better?.tagsEn.length ? better.tagsEn : (like?.tagsEn ?? []), titles, 'en'),
      ru: findTags(
        better?.tagsRu.length ? better.tagsRu : (like?.tagsRu ?? []).map(withYo),
        titles,
        'ru',
      ),
    };
    return { titles, tags, category: better?.category || findCategory(concept?.group ?? '') };
  };
}

/** The rows of `titles.tsv` by the name of an emoji or of an icon with its package. */
export function ownTitles() {
  if (!existsSync(FILE)) return new Map();
  const rows = readFileSync(FILE, 'utf8').split('\n').slice(1).filter(Boolean);
  return new Map(
    rows.map((row) => {
      const [name, en = '', ru = '', category = '', tagsEn = '', tagsRu = ''] = row.split('\t');
      const list = (text) => text.split(', ').filter(Boolean);
      return [name, { en, ru, category, tagsEn: list(tagsEn), tagsRu: list(tagsRu) }];
    }),
  );
}

function findCategory(group) {
  return CATEGORIES.find(([groups]) => groups.test(group))?.[1] ?? 'things';
}

function titled(name) {
  const plain = name.replaceAll('“', '«').replaceAll('”', '»').replaceAll("'", '’').trim();
  return plain.slice(0, 1).toUpperCase() + plain.slice(1);
}

/** At most eight other words, in lower case. */
function findTags(words, titles, language) {
  const title = titles[language].toLowerCase();
  const plain = [...new Set(words.map((word) => word.toLowerCase()))];
  return plain.filter((word) => word !== title && isTag(word, language)).slice(0, 8);
}
