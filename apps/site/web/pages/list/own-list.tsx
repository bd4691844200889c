/** What a person does with their own list: title, who can see it, deleting it. */
import { useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import type { List, ListDetail } from '../../../contract/lists.js';
import * as paths from '../../../contract/paths.js';
import { usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';
import { writeSentence } from '../../site-api/sentences.js';
import { Ask } from '../../widgets/ask.js';
import { Switch } from '../../widgets/controls.js';
import { Dialog } from '../../widgets/dialog.js';
import { Field } from '../../widgets/field.js';
import { Form, useForm } from '../../widgets/form.js';
import { Icon } from '../../widgets/icon.js';

/** A list as its page shows it. */
export type ShownList = Omit<List, 'changedAt'>;

interface Part {
  readonly list: ShownList;
  readonly onChange: (list: ShownList) => void;
}

export function OwnList({ list, onChange }: Part) {
  const page = usePage();
  const words = page.wordsOf('lists');
  const [open, setOpen] = useState<'title' | 'remove'>();
  const close = (): void => setOpen(undefined);
  const path = callPath(paths.LIST, { id: list.id });
  const publish = async (isPublic: boolean): Promise<void> => {
    const answer = await ask<ListDetail>('PATCH', path, { body: { isPublic } });
    if (answer.ok) onChange(answer.value);
    else toast({ text: writeSentence(page, answer.problem) });
  };
  const remove = async (): Promise<void> => {
    close();
    const answer = await ask('DELETE', path);
    if (answer.ok) location.assign(`${page.linkTo('album/')}#lists`);
    else toast({ text: writeSentence(page, answer.problem) });
  };
  return (
    <div class="own-list">
      <Switch
        label={words.showAll}
        note={words.showAllNote}
        isOn={list.isPublic}
        onChange={(isOn) => void publish(isOn)}
      />
      {list.kind === 'named' && (
        <div class="row wraps">
          <button type="button" class="button" onClick={() => setOpen('title')}>
            <Icon name="pencil" />
            {words.rename}
          </button>
          <button type="button" class="button danger" onClick={() => setOpen('remove')}>
            <Icon name="trash-2" />
            {words.remove}
          </button>
        </div>
      )}
      {open === 'title' && <Rename list={list} onChange={onChange} onClose={close} />}
      {open === 'remove' && (
        <Ask
          title={words.removeQuestion}
          text={words.removeText}
          action={words.remove}
          isDanger
          onYes={() => void remove()}
          onClose={close}
        />
      )}
    </div>
  );
}

function Rename({ list, onChange, onClose }: Part & { readonly onClose: () => void }) {
  const { wordsOf } = usePage();
  const words = wordsOf('lists');
  const form = useForm<ListDetail>({
    fields: { 'invalid-request': 'title' },
    ask: (entered) =>
      ask('PATCH', callPath(paths.LIST, { id: list.id }), { body: { title: entered('title') } }),
    onDone: (changed) => {
      onChange(changed);
      onClose();
    },
  });
  return (
    <Dialog title={words.rename} onClose={onClose}>
      <Form form={form} action={words.save} cancel={{ action: words.cancel, onClick: onClose }}>
        <Field
          name="title"
          label={words.title}
          initial={list.title}
          most={80}
          error={form.errorOf('title')}
          isProse
        />
      </Form>
    </Dialog>
  );
}
