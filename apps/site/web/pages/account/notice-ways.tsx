/**
 * What reaches the person: for each kind of notice, whether it appears here and whether by mail.
 */
import { callPath } from '../../../contract/call-path.js';
import { CHOSEN_KINDS, type ChosenKind } from '../../../contract/notice-kinds.js';
import type { NoticeWays } from '../../../contract/notices.js';
import * as paths from '../../../contract/paths.js';
import type { PersonAnswer } from '../../../contract/people.js';
import { usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';
import { problemText } from '../../widgets/form.js';
import { Group } from '../settings/group.js';
import type { AccountProps } from './account-props.js';

export function NoticeSettings({ me, words, onMe }: AccountProps) {
  const page = usePage();
  const hasMail = me.email?.isConfirmed === true;
  const change = async (body: object): Promise<void> => {
    const answer = await ask<PersonAnswer>('PATCH', callPath(paths.ME), { body });
    if (answer.ok) onMe(answer.value.person);
    else toast({ text: problemText(page, answer.problem) });
  };
  const choose = (kind: ChosenKind, way: NoticeWays[ChosenKind]) =>
    void change({ noticeWays: { [kind]: way } });
  return (
    <Group id="notices" title={words.noticeWays}>
      <table class="notice-ways">
        <thead>
          <tr>
            <td />
            <th scope="col">{words.noticeHere}</th>
            {me.canMail && <th scope="col">{words.noticeMail}</th>}
          </tr>
        </thead>
        <tbody>
          {CHOSEN_KINDS.map((kind) => {
            const way = me.noticeWays[kind];
            const name = words.noticeKinds[kind];
            return (
              <tr key={kind}>
                <th scope="row">{name}</th>
                <td>
                  <Small
                    label={`${name}, ${words.noticeHere}`}
                    isOn={way !== 'none'}
                    onChange={(isOn) => choose(kind, isOn ? 'here' : 'none')}
                  />
                </td>
                {me.canMail && (
                  <td>
                    <Small
                      label={`${name}, ${words.noticeMail}`}
                      isOn={way === 'mail'}
                      isDisabled={!hasMail || way === 'none'}
                      onChange={(isOn) => choose(kind, isOn ? 'mail' : 'here')}
                    />
                  </td>
                )}
              </tr>
            );
          })}
          <tr>
            <th scope="row">{words.noticeDecisions}</th>
            <td>
              <Small
                label={`${words.noticeDecisions}, ${words.noticeHere}`}
                isOn
                isDisabled
                onChange={() => undefined}
              />
            </td>
            {me.canMail && (
              <td>
                <Small
                  label={`${words.noticeDecisions}, ${words.noticeMail}`}
                  isOn={me.decisionMails}
                  isDisabled={!hasMail}
                  onChange={(decisionMails) => void change({ decisionMails })}
                />
              </td>
            )}
          </tr>
        </tbody>
      </table>
      {me.canMail && (
        <p class="small soft">{hasMail ? words.noticeMailNote : words.noticeNoAddress}</p>
      )}
    </Group>
  );
}

/** A switch whose name stands beside the row and above the column. */
function Small({
  label,
  isOn,
  isDisabled = false,
  onChange,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  return (
    <button
      type="button"
      class="switch"
      role="switch"
      aria-label={label}
      aria-checked={isOn}
      disabled={isDisabled}
      onClick={() => onChange(!isOn)}
    >
      <i aria-hidden="true" />
    </button>
  );
}
