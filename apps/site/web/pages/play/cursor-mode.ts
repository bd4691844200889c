/** The cursor mode: a drag moves a cursor, and buttons paint. */
import { keepSetting } from '../../frame/settings.js';
import type { PlaySession } from './session.js';

/** Lets a drag move the cursor, or paint again; this is a setting, so it stays. */
export function toggleCursorMode({ hasCursorMode }: PlaySession): void {
  keepSetting('pointer', hasCursorMode.value ? 'paint' : 'cursor');
}
