/** Keys and buttons as they are set now, with the way to change them. */

import { usePage } from '../../frame/page-context.js';
import { settings } from '../../frame/settings.js';
import { KeyList } from '../../widgets/key-list.js';
import { Buttons } from '../../widgets/key-names.js';
import { listButtons, PAD_ACTIONS } from '../../widgets/keys.js';
import type { HelpWords } from '../../words/en/help.js';

interface Props {
  readonly words: HelpWords;
}

export function KeyPart() {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('keys');
  return (
    <section class="part">
      <h2>{words.title}</h2>
      <KeyList />
      <a class="button" href={`${linkTo('settings/')}#keys`}>
        {words.change}
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
