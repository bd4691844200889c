/**
 * Writes web/widgets/icon-shapes.ts: the icons of the pages, from the Lucide set (ISC licence), and
 * beside their pages those of the help, of explanations, and of the maker, which no other
 * page has to load.
 * Run it after adding a name to the list:
 *
 *     npm ci --prefix tools/icons && node apps/site/build/icons.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const NAMES = `
  house grid-3x3 graduation-cap settings-2 sun-moon circle-question-mark play pause undo-2
  redo-2 git-branch lightbulb move maximize zoom-in zoom-out ellipsis x check star share-2
  rotate-ccw sliders-horizontal chevron-left chevron-right chevron-down arrow-left arrow-right
  pencil pencil-ruler eraser eye download printer cloud-off circle-alert circle-check
  trash-2 folder-open expand shrink keyboard link film upload list clipboard-paste
  copy flip-horizontal-2 flip-vertical-2 rotate-cw crop
  plus image
  camera user-round
`
  .trim()
  .split(/\s+/);

/** A few pages have these, but neither the player nor the maker. */
const RARE_NAMES = ['hard-drive', 'dices'];

const HELP_NAMES = ['gamepad-2', 'hand', 'ear'];

const EXPLAIN_NAMES = ['skip-back', 'skip-forward', 'step-back', 'step-forward'];

const MAKER_NAMES = [
  'slash',
  'square',
  'circle',
  'paint-bucket',
  'square-dashed',
  'pipette',
  'grid-2x2',
  'replace',
  'scissors',
  'files',
  'palette',
  'send',
];

/** Of what the maker says of a puzzle, which comes later. */
const OUTCOME_NAMES = ['lock', 'lock-open', 'triangle-alert'];

/** The kinds of entries in the moderators' stream. */
const STREAM_NAMES = ['timer', 'flag', 'message-square', 'scale', 'grid-3x3'];

const require = createRequire(new URL('../../../tools/icons/package.json', import.meta.url));
const { icons, aliases = {} } = JSON.parse(
  readFileSync(require.resolve('@iconify-json/lucide/icons.json'), 'utf8'),
);
write('widgets/icon-shapes.ts', 'ICON_SHAPES', NAMES);
write('icons/rare-icon-shapes.ts', 'RARE_ICON_SHAPES', RARE_NAMES);
write('pages/help/help-icon-shapes.ts', 'HELP_ICON_SHAPES', HELP_NAMES);
write('pages/explain/explain-icon-shapes.ts', 'EXPLAIN_ICON_SHAPES', EXPLAIN_NAMES);
write('pages/make/maker-icon-shapes.ts', 'MAKER_ICON_SHAPES', MAKER_NAMES);
write('pages/moderation/stream-icon-shapes.ts', 'STREAM_ICON_SHAPES', STREAM_NAMES);
write('pages/make/outcome/outcome-icon-shapes.ts', 'OUTCOME_ICON_SHAPES', OUTCOME_NAMES);

function shapeLine(name) {
  const icon = icons[name] ?? icons[aliases[name]?.parent];
  if (icon === undefined) throw new Error(`there is no icon ${name}`);
  const inner = icon.body.replace(/^<g [^>]*>(.*)<\/g>$/s, '$1');
  const bare = inner.replaceAll(
    / (fill="none"|stroke="currentColor"|stroke-(linecap|linejoin|width)="[^"]*")/g,
    '',
  );
  return `  '${name}': '${bare}',`;
}

function write(file, constant, names) {
  writeFileSync(
    new URL(`../web/${file}`, import.meta.url),
    `/** Icons of the Lucide set (ISC licence); written by build/icons.mjs. */
export const ${constant} = {
${names.map(shapeLine).join('\n')}
} as const;
`,
  );
}
