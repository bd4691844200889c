/** Export of everything about oneself, and leaving for good. */
import { useState } from 'preact/hooks';
import { apiAddress, callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import { deleteEverything } from '../../../player-store/delete-everything.js';
import { usePage } from '../../frame/page-context.js';
import { store } from '../../frame/store.js';
import { ask } from '../../site-api/ask.js';
import { endSession } from '../../site-api/send-drafts.js';
import { Dialog } from '../../widgets/dialog.js';
import { PasswordField } from '../../widgets/field.js';
import { Form, useForm } from '../../widgets/form.js';
import { Icon } from '../../widgets/icon.js';
import { Group } from '../settings/group.js';
import type { AccountProps } from './account-props.js';

export function AccountData(props: AccountProps) {
  const { root } = usePage();
  const { words } = props;
  const [isAsked, askFor] = useState(false);
  return (
    <Group id="account-data" title={words.data}>
      <p class="small soft">{words.dataNote}</p>
      <div class="row wraps far">
        <a class="button" href={apiAddress(root, callPath(paths.MY_EXPORT))} download>
          <Icon name="download" />
          {words.exportAll}
        </a>
        <button type="button" class="button danger" onClick={() => askFor(true)}>
          <Icon name="trash-2" />
          {words.leave}
        </button>
      </div>
      {isAsked && <Leave {...props} onClose={() => askFor(false)} />}
    </Group>
  );
}

function Leave({ words, onClose }: AccountProps & { readonly onClose: () => void }) {
  const { linkTo } = usePage();
  const form = useForm({
    fields: { 'password-wrong': 'password' },
    ask: (entered) => {
      const puzzles = entered('named') === '' ? 'nameless' : 'named';
      const body = { password: entered('password'), puzzles };
      return endSession(() => ask('DELETE', callPath(paths.ME), { body }));
    },
    onDone: () => {
      // the name may be given to another person one day
      void deleteEverything(store()).finally(() => location.assign(linkTo('')));
    },
  });
  return (
    <Dialog title={words.leaveTitle} onClose={onClose}>
      <p>{words.leaveGoes}</p>
      <p>{words.leaveStays}</p>
      <Form
        form={form}
        action={words.leaveYes}
        isDanger
        cancel={{ action: words.cancel, onClick: onClose }}
      >
        <label class="row">
          <input type="checkbox" name="named" />
          {words.keepName}
        </label>
        <PasswordField
          name="password"
          label={words.password}
          autocomplete="current-password"
          error={form.errorOf('password')}
        />
      </Form>
    </Dialog>
  );
}
