/** Keys and buttons as they are set now, with the way to change them. */

import { usePage } from '../../frame/page-context.js';
import { settings } from '../../frame/settings.js';
import { Buttons, Keys } from '../../widgets/key-names.js';
import { ACTIONS, listButtons, listKeys, PAD_ACTIONS } from '../../widgets/keys.js';
import type { HelpWords } from '../../words/en/help.js';

interface Props {
  readonly words: HelpWords;
}

export function KeyList({ words }: Props) {
  const { linkTo, wordsOf } = usePage();
  const { actions } = wordsOf('keys');
  return (
    <section class="part">
      <h2>{words.keysTitle}</h2>
      <table class="keys">
        <tbody>
          {ACTIONS.map((action) => (
            <tr key={action}>
              <th scope="row">{actions[action]}</th>
              <td>
                <Keys names={listKeys(action, settings.value.keys)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <a class="button" href={`${linkTo('settings/')}#keys`}>
        {words.changeKeys}
      </a>
    </section>
  );
}

export function ButtonList({ words }: Props) {
  const { linkTo, wordsOf } = usePage();
  const { actions } = wordsOf('keys');
  return (
    <section class="part">
      <h2>{words.padTitle}</h2>
      <table class="keys">
        <tbody>
          {PAD_ACTIONS.map((action) => (
            <tr key={action}>
              <th scope="row">{actions[action]}</th>
              <td>
                <Buttons numbers={listButtons(action, settings.value.gamepad)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <a class="button" href={`${linkTo('settings/')}#gamepad`}>
        {words.changeButtons}
      </a>
    </section>
  );
}
