/**
 * Texts of the help: `{hint}` becomes the keys of an action as they are set, `{pad:hint}` its
 * gamepad button, `[Shift]` a key that cannot be changed, and a text in backquotes is a command.
 */

import { type PageContext, usePage } from '../../frame/page-context.js';
import { settings } from '../../frame/settings.js';
import { ACTIONS, type ActionId, keyText, listButtons, listKeys } from '../../widgets/keys.js';

export function RichText({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/(\{[\w:-]+\}|\[\]\]|\[[^\]]+\]|`[^`]+`)/).map((part, k) => (
        <Part key={k} part={part} />
      ))}
    </>
  );
}

function Part({ part }: { readonly part: string }) {
  const page = usePage();
  const inner = part.slice(1, -1);
  if (part.startsWith('`')) return <code class="command">{inner}</code>;
  if (part.startsWith('[')) return <kbd>{inner}</kbd>;
  if (!part.startsWith('{')) return <>{part}</>;
  const isPad = inner.startsWith('pad:');
  const action = ACTIONS.find((each) => each === inner.replace('pad:', ''));
  if (action === undefined) throw new Error(`help: there is no action "${inner}"`);
  return <kbd>{isPad ? padText(page, action) : firstKeyText(page, action)}</kbd>;
}

function firstKeyText(page: PageContext, action: ActionId): string {
  const { wordsOf } = page;
  const { space, none } = wordsOf('keys');
  const [key] = listKeys(action, settings.value.keys);
  return key === undefined ? none : keyText(key, space);
}

function padText(page: PageContext, action: ActionId): string {
  const { wordsOf } = page;
  const { buttons, button, noButton } = wordsOf('keys');
  const [number] = listButtons(action, settings.value.gamepad);
  return number === undefined ? noButton : (buttons[number] ?? button(number + 1));
}
