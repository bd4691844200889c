/** Keys and gamepad buttons as people see them. */

import { type PageContext, usePage } from '../frame/page-context.js';
import { keyText, type OwnerId } from './keys.js';

/** Keys as they are printed on the keyboard. */
export function Keys({ names }: { readonly names: readonly string[] }) {
  const { wordsOf } = usePage();
  const { space, none } = wordsOf('keys');
  return <KeyCaps texts={names.map((name) => keyText(name, space))} none={none} />;
}

/** Buttons of a gamepad by their names. */
export function Buttons({ numbers }: { readonly numbers: readonly number[] }) {
  const page = usePage();
  const { wordsOf } = page;
  return (
    <KeyCaps
      texts={numbers.map((each) => buttonText(page, each))}
      none={wordsOf('keys').noButton}
    />
  );
}

/** What a button of the standard gamepad is called. */
export function buttonText(page: PageContext, number: number): string {
  const { wordsOf } = page;
  const { buttons, button } = wordsOf('keys');
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
  const { actions, color } = wordsOf('keys');
  return action in actions
    ? actions[action as keyof typeof actions]
    : color(action.replace('color-', ''));
}
