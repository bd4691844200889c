/** What the owner decides, as far as the file or a variable sets it; nobody can change it then. */
import {
  type OwnerSettings,
  OwnerSettingsSchema,
  REGISTRATIONS,
  SITE_PARTS,
} from '../../contract/owner.js';
import type { Sentence } from '../host/index.js';
import type { SettingTexts } from './setting-list.js';

/** What is set, by the names of the page. Reports values that are none. */
export function readOwner(texts: SettingTexts, wrong: Sentence[]): Partial<OwnerSettings> {
  const { 'site-name': name, registration, closed } = texts;
  const owner: Partial<OwnerSettings> = {};
  if (name !== undefined) {
    const read = OwnerSettingsSchema.shape.name.safeParse(name);
    if (read.success) owner.name = read.data;
    else {
      wrong.push({
        en: `"site-name" must have 1 to 40 characters, not "${name}".`,
        ru: `"site-name" — от 1 до 40 знаков, а не "${name}".`,
      });
    }
  }
  if (registration !== undefined) {
    const known = REGISTRATIONS.find((one) => one === registration);
    if (known !== undefined) owner.registration = known;
    else wrong.push(oneOf('registration', REGISTRATIONS, registration));
  }
  if (closed !== undefined) owner.isClosed = readFlag('closed', closed, wrong);
  for (const part of SITE_PARTS) {
    const text = texts[part];
    if (text !== undefined) owner[part] = readFlag(part, text, wrong);
  }
  return owner;
}

function readFlag(name: string, text: string, wrong: Sentence[]): boolean {
  if (text !== '0' && text !== '1') wrong.push(oneOf(name, ['0', '1'], text));
  return text === '1';
}

function oneOf(name: string, values: readonly string[], text: string): Sentence {
  return {
    en: `"${name}" must be one of ${values.join(', ')}, not "${text}".`,
    ru: `"${name}" — одно из ${values.join(', ')}, а не "${text}".`,
  };
}
