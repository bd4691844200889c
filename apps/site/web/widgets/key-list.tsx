/** All keys as they are set now. */
import { usePage } from '../frame/page-context.js';
import { settings } from '../frame/settings.js';
import { Keys } from './key-names.js';
import { ACTIONS, listKeys } from './keys.js';

/** A table of all actions and their keys. */
export function KeyList() {
  const { wordsOf } = usePage();
  const { actions } = wordsOf('keys');
  return (
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
  );
}
