/** What the owner decides, as far as the file or a variable sets it; nobody can change it then. */
import { type OwnerSettings, OwnerSettingsSchema } from '../../contract/owner.js';
import type { Sentence } from '../host/index.js';
import { USUAL_SETTINGS } from '../site/index.js';
import { OWNER_SETTING_LIST } from './owner-setting-list.js';
import type { SettingTexts } from './setting-list.js';

/** As much of a wrong value as a message repeats. */
const MOST_QUOTED = 60;

/** What is set, by the names of the page. Reports values that are none. */
export function readOwner(texts: SettingTexts, wrong: Sentence[]): Partial<OwnerSettings> {
  const found: Record<string, unknown> = {};
  for (const { name, page, about } of OWNER_SETTING_LIST) {
    const text = texts[name];
    if (text === undefined) continue;
    const read = OwnerSettingsSchema.shape[page].safeParse(toValue(page, text));
    if (read.success) found[page] = read.data;
    else {
      const quoted = text.slice(0, MOST_QUOTED);
      wrong.push({
        en: `"${name}" cannot be "${quoted}". ${about.en}`,
        ru: `"${name}" не может быть "${quoted}". ${about.ru}`,
      });
    }
  }
  return found as Partial<OwnerSettings>;
}

/** A text as the kind of value that the page has; undefined if it is none. */
function toValue(page: keyof OwnerSettings, text: string): unknown {
  const usual = USUAL_SETTINGS[page];
  if (typeof usual === 'boolean') return text === '0' || text === '1' ? text === '1' : undefined;
  if (typeof usual === 'number') return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  return text;
}
