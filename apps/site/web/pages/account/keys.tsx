/** API keys: their names, what they may do; a new one is shown once. */
import { useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type { ApiKey, MadeApiKey } from '../../../contract/people.js';
import { ask } from '../../site-api/ask.js';
import { Field, SelectField } from '../../widgets/field.js';
import { Form, useForm } from '../../widgets/form.js';
import { Icon } from '../../widgets/icon.js';
import { Group } from '../settings/group.js';
import { copySecret } from '../sign-in/recovery-code.js';
import type { AccountProps } from './account-props.js';
import { RowList } from './row-list.js';
import { useRows } from './use-rows.js';

const SCOPES = ['read', 'play', 'publish'] as const;

/** A key without scopes is refused on the page before the server does. */
const NO_SCOPE = {
  ok: false,
  problem: { code: 'scope-none', status: 0, detail: '', facts: {}, retryAfter: undefined },
} as const;

export function KeySettings({ words }: AccountProps) {
  const { rows, load, remove } = useRows<ApiKey>(paths.MY_KEYS, 'keys');
  const [made, show] = useState<string>();
  const form = useForm({
    fields: {},
    ask: async (entered) => {
      const scopes = SCOPES.filter((scope) => entered(scope) !== '');
      if (scopes.length === 0) return NO_SCOPE;
      const days = entered('days');
      const body = {
        name: entered('key'),
        scopes,
        ...(days === 'never' ? {} : { days: Number(days) }),
      };
      return ask<MadeApiKey>('POST', callPath(paths.MY_KEYS), { body });
    },
    onDone: ({ key }) => {
      show(key);
      void load();
    },
  });
  return (
    <Group id="api-keys" title={words.keys}>
      <p class="small soft">{words.keysNote}</p>
      <RowList words={words} rows={rows} onRemove={remove} />
      {made !== undefined ? (
        <div class="stack" role="status">
          <p class="strong">{words.keyMade}</p>
          <p class="recovery-code note">{made}</p>
          <div class="row wraps">
            <button type="button" class="button" onClick={() => void copySecret(made)}>
              <Icon name="copy" />
              {words.copy}
            </button>
            <button type="button" class="button" onClick={() => show(undefined)}>
              {words.kept}
            </button>
          </div>
        </div>
      ) : (
        <Form form={form} action={words.makeKey}>
          <Field name="key" label={words.keyName} most={60} />
          <SelectField name="days" label={words.keyEnds} options={words.keyDays} initial="90" />
          <fieldset class="account-scopes">
            <legend class="small strong">{words.scopes}</legend>
            {SCOPES.map((scope) => (
              <label key={scope} class="row">
                <input type="checkbox" name={scope} defaultChecked={scope === 'read'} />
                {words.scopeNames[scope]}
              </label>
            ))}
          </fieldset>
        </Form>
      )}
    </Group>
  );
}
