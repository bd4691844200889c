/** A list of the account on the server: loaded when it is shown, and again after each change. */
import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';
import { problemText } from '../../widgets/form.js';

/** The rows at an address; the answer holds them under a name. */
export function useRows<Row>(path: string, name: string) {
  const page = usePage();
  const [rows, show] = useState<readonly Row[]>();
  const load = async (): Promise<void> => {
    const answer = await ask<Readonly<Record<string, readonly Row[]>>>('GET', path);
    if (answer.ok) show(answer.value[name] ?? []);
    else toast({ text: problemText(page, answer.problem) });
  };
  /** Removes one row, or with '' what the address itself removes. */
  const remove = async (id: string): Promise<void> => {
    const answer = await ask('DELETE', id === '' ? path : `${path}/${encodeURIComponent(id)}`);
    if (!answer.ok) toast({ text: problemText(page, answer.problem) });
    await load();
  };
  useEffect(() => void load(), []);
  return { rows, load, remove };
}
