/** Keys and gamepad buttons as people see them. */

import { type PageContext, usePage } from '../frame/page-context.js';
import { KEYS_EN } from '../words/en/keys.js';
import { KEYS_RU } from '../words/ru/keys.js';
import { keyText, type OwnerId } from './keys.js';

const WORDS = { en: KEYS_EN, ru: KEYS_RU };

/** Keys as they are printed on the keyboard. */
export function Keys({ names }: { readonly names: readonly string[] }) {
  const { wordsOf } = usePage();
  const { space, none } = wordsOf(WORDS);
  return <KeyCaps texts={names.map((name) => keyText(name, space))} none={none} />;
}

/** Buttons of a gamepad by their names. */
export function Buttons({ numbers }: { readonly numbers: readonly number[] }) {
  const page = usePage();
  const { wordsOf } = page;
  return (
    <KeyCaps texts={numbers.map((each) => buttonText(page, each))} none={wordsOf(WORDS).noButton} />
  );
}

/** What a button of the standard gamepad is called. */
export function buttonText(page: PageContext, number: number): string {
  const { wordsOf } = page;
  const { buttons, button } = wordsOf(WORDS);
  return buttons[number] ?? button(number + 1);
}

function KeyCaps({ texts, none }: { readonly texts: readonly string[]; readonly none: string }) {
  if (texts.length === 0) return <span class="softer">{none}</span>;
  return (
    <span class="key-list">
      {texts.map((text) => (
        <kbd key={text}>{text}</kbd>
      ))}
    </span>
  );
}

/** What an action is called; colours by their numbers. */
export function actionText(page: PageContext, action: OwnerId): string {
  const { wordsOf } = page;
  const { actions, color } = wordsOf(WORDS);
  return action in actions
    ? actions[action as keyof typeof actions]
    : color(action.replace('color-', ''));
}
