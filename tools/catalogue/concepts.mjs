/**
 * Concepts: what emoji show, each once, with its drawings in all packages, its names in both
 * languages and its group. Flags, letters, arrows, hands, doubles by sex or skin, and whatever else
 * makes no picture are left out; of clocks and other families only one or a few are kept.
 */
import { installed, listNames, PACKAGES } from './packages.mjs';
import { hashToShare } from './wish.mjs';

/**
 * What one or several icons show.
 * @typedef {object} Concept
 * @property {string} id Hexadecimal code: "1f98a".
 * @property {string} en Its name: "fox".
 * @property {string} ru Its name in Russian, as Unicode has it: "морда лисицы".
 * @property {readonly string[]} tagsEn
 * @property {readonly string[]} tagsRu
 * @property {string} group "animal-mammal"
 * @property {readonly (readonly [pack: string, icon: string])[]} drawings
 */

/** Groups of emojibase that show no things. */
const NO_PICTURES = new Set([
  ...['hand-fingers-open', 'hand-fingers-partial', 'hand-single-finger', 'hand-fingers-closed'],
  ...['hands', 'person-gesture', 'family', 'person-symbol', 'skin-tone', 'hair-style', 'warning'],
  ...['arrow', 'av-symbol', 'gender', 'math', 'punctuation', 'currency', 'other-symbol', 'keycap'],
  ...['alphanum', 'flag', 'country-flag', 'subdivision-flag', 'transport-sign', 'geometric'],
]);

/** Families of which a few are enough: the pattern of their names or groups, and how many. */
const FEW = [
  [/^face-/, 40],
  [/heart/, 4],
  [/moon/, 3],
  [/\bbook$|books/, 3],
  [/clock$/, 2],
  [/^cat-face|monkey-face/, 5],
  [/mailbox/, 1],
  [/envelope|e-mail/, 2],
  [/banknote/, 1],
];

/** Names that show the same as another one, or nothing that a grid can show. */
const LEFT_OUT =
  /^(man|woman|men|women|boy|girl|prince|mrs|pregnant|breast|older|deaf)\b|o.clock|-thirty|thirty$|mouth$|keycap|button|hole$|anger|dizzy symbol|sweat droplets|dashing|fog$|^(foggy|bust|busts|speaking head|footprints|fingerprint)/i;

/** The groups and their order, by name. */
const { groups: TOP_GROUPS, subgroups: GROUPS } = installed('emojibase-data/meta/groups.json');

/**
 * The concepts that have at least one drawing: of large families only a few, or all.
 * @param {{ all?: boolean }} [options]
 */
export function concepts({ all = false } = {}) {
  const found = everything();
  if (all) return found;
  return FEW.reduce((left, [family, most]) => {
    const isOne = ({ en, group }) => family.test(group) || family.test(en);
    const members = left.filter(isOne).sort((a, b) => hashToShare(a.id) - hashToShare(b.id));
    const spare = new Set(members.slice(most));
    return left.filter((one) => !spare.has(one));
  }, found);
}

/** All emoji that show something. */
function everything() {
  const annotations = { en: readAnnotations('en'), ru: readAnnotations('ru') };
  const finders = PACKAGES.filter(({ isEmoji }) => isEmoji).map(({ id }) => createFinder(id));
  const shortcodes = readShortcodes();
  return installed('emojibase-data/en/data.json').flatMap((emoji) => {
    const group = GROUPS[emoji.subgroup];
    if (group === undefined || NO_PICTURES.has(group) || LEFT_OUT.test(emoji.label)) return [];
    const id = emoji.hexcode.toLowerCase();
    const plain = emoji.emoji.replaceAll('\ufe0f', '');
    const en = annotations.en[plain];
    const ru = annotations.ru[plain];
    const keys = [emoji.label, en?.tts?.[0], ...(shortcodes[emoji.hexcode] ?? [])];
    const drawings = finders.flatMap((find) => find(id, keys.filter(Boolean)));
    if (drawings.length === 0) return [];
    return [
      {
        id,
        en: en?.tts?.[0] ?? emoji.label,
        ru: ru?.tts?.[0] ?? '',
        tagsEn: en?.default ?? [],
        tagsRu: ru?.default ?? [],
        group,
        top: TOP_GROUPS[emoji.group],
        drawings,
      },
    ];
  });
}

function readAnnotations(language) {
  const path = `cldr-annotations-full/annotations/${language}/annotations.json`;
  return installed(path).annotations.annotations;
}

/** All other names of each emoji, as chats know them. */
function readShortcodes() {
  const found = {};
  for (const kind of ['cldr', 'emojibase', 'github', 'iamcal', 'joypixels']) {
    const codes = installed(`emojibase-data/en/shortcodes/${kind}.json`);
    for (const [code, names] of Object.entries(codes)) {
      found[code] = [...(found[code] ?? []), ...[names].flat()];
    }
  }
  return found;
}

/** Finds the icon of an emoji in a package: by its code where the package has them, or by name. */
function createFinder(pack) {
  const chars = installed(`@iconify-json/${pack}/chars.json`);
  const byName = new Map(listNames(pack).map((name) => [plainName(name), name]));
  return (id, keys) => {
    const codes = [id, id.replaceAll('-fe0f', ''), `${id}-fe0f`];
    const name =
      codes.map((code) => chars[code]).find(Boolean) ??
      keys.map((key) => byName.get(plainName(key))).find(Boolean);
    return name === undefined ? [] : [[pack, name]];
  };
}

function plainName(name) {
  const letters = name.normalize('NFD').toLowerCase();
  return letters.replace(/[^a-z0-9]/g, '');
}
