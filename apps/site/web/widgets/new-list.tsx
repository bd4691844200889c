/** A field for the title of one more list. */
import { useState } from 'preact/hooks';
import { callPath } from '../../contract/call-path.js';
import type { ListDetail } from '../../contract/lists.js';
import * as paths from '../../contract/paths.js';
import { usePage } from '../frame/page-context.js';
import { ask } from '../site-api/ask.js';
import { Field } from './field.js';
import { Form, useForm } from './form.js';

export function NewList({ onMade }: { readonly onMade: (id: string) => void }) {
  const { wordsOf } = usePage();
  const words = wordsOf('lists');
  // a fresh field after each list
  const [made, count] = useState(0);
  const form = useForm<ListDetail>({
    fields: { 'invalid-request': 'title', 'too-many-lists': 'title' },
    ask: (entered) => ask('POST', callPath(paths.LISTS), { body: { title: entered('title') } }),
    onDone: ({ id }) => {
      count(made + 1);
      onMade(id);
    },
  });
  return (
    <Form form={form} action={words.create}>
      <Field
        key={made}
        name="title"
        label={words.newTitle}
        most={80}
        error={form.errorOf('title')}
        isProse
      />
    </Form>
  );
}
