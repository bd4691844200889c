/** The tools of the maker: their icons and keys, one list for the bar, its menu and the help. */

import { USUAL_EDITOR_KEYS } from '@nonokit/board-dom/editing/actions';
import type { Mirror, ToolName } from '@nonokit/editor';
import type { IconName } from '../../widgets/icon.js';
import type { MAKER_ICON_SHAPES } from './maker-icon-shapes.js';

/** The name of an icon of the maker: one of all pages, or one of its tools. */
export type ToolIconName = IconName | keyof typeof MAKER_ICON_SHAPES;

/** The icon of each tool. */
export const TOOL_ICONS: Readonly<Record<ToolName, ToolIconName>> = {
  pencil: 'pencil',
  line: 'slash',
  rectangle: 'square',
  ellipse: 'circle',
  fill: 'paint-bucket',
  replace: 'replace',
  select: 'square-dashed',
  move: 'move',
  pick: 'pipette',
};

/** The tools in the order of the bar. */
export const BAR_TOOLS: readonly ToolName[] = [
  ...(['pencil', 'line', 'rectangle', 'ellipse', 'fill', 'replace', 'pick'] as const),
  ...(['select', 'move'] as const),
];

/** The icon of each way to mirror. */
export const MIRROR_ICONS: Readonly<Record<Mirror, ToolIconName>> = {
  none: 'flip-horizontal-2',
  across: 'flip-horizontal-2',
  down: 'flip-vertical-2',
  both: 'grid-2x2',
};

/** The key of an action as `aria-keyshortcuts` and people want it: "Ctrl+Z". */
export function findKey(action: string): string | undefined {
  const names: Readonly<Record<string, readonly string[] | undefined>> = USUAL_EDITOR_KEYS;
  const [name] = names[action] ?? [];
  return name?.replace(
    /(^|\+)([a-z])$/,
    (_, held: string, letter: string) => held + letter.toUpperCase(),
  );
}
