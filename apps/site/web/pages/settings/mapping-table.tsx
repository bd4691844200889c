/** A table of actions and what they are on: keys, or buttons of a gamepad; each can be changed. */
import type { ComponentChildren } from 'preact';
import { usePage } from '../../frame/page-context.js';
import { Icon } from '../../widgets/icon.js';
import type { ActionId } from '../../widgets/keys.js';
import type { SettingsWords } from '../../words/en/settings.js';
import { Fold } from './group.js';

export function MappingTable({
  id,
  shape,
  title,
  state,
  note,
  column,
  actions,
  shown,
  words,
  usual,
  onChange,
  onUsual,
  children,
}: {
  readonly id: string;
  readonly shape: string;
  readonly title: string;
  /** How they are set, in one line. */
  readonly state: string;
  readonly note: string;
  /** The head of the second column. */
  readonly column: string;
  readonly actions: readonly ActionId[];
  /** What an action is on. */
  readonly shown: (action: ActionId) => ComponentChildren;
  readonly words: SettingsWords;
  /** The words of the button that brings the usual ones back. */
  readonly usual: string;
  /** Asks for another key or button. */
  readonly onChange: (action: ActionId) => void;
  /** Undefined while all are the usual ones. */
  readonly onUsual: (() => void) | undefined;
  /** The dialog that is open. */
  readonly children: ComponentChildren;
}) {
  const { wordsOf } = usePage();
  const names = wordsOf('keys');
  return (
    <>
      <Fold id={id} shape={shape} title={title} state={state}>
        <p class="small soft">{note}</p>
        <table class="keys">
          <thead>
            <tr>
              <th scope="col">{words.action}</th>
              <th scope="col">{column}</th>
              <th>
                <span class="spoken">{words.change}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {actions.map((action) => (
              <tr key={action}>
                <th scope="row">{names.actions[action]}</th>
                <td>{shown(action)}</td>
                <td class="change">
                  <button
                    type="button"
                    class="icon-button"
                    aria-label={words.changeOf(names.actions[action])}
                    onClick={() => onChange(action)}
                  >
                    <Icon name="pencil" />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {onUsual !== undefined && (
          <button type="button" class="button" onClick={onUsual}>
            <Icon name="rotate-ccw" />
            {usual}
          </button>
        )}
      </Fold>
      {children}
    </>
  );
}
