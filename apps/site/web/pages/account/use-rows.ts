/** A list of the account on the server: loaded when it is shown, and again after each change. */
import { useEffect, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import { usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';
import { problemText } from '../../widgets/form.js';

/** Lists of the account, and the path of one of their rows. */
const ROW = {
  [paths.MY_KEYS]: paths.MY_KEY,
  [paths.MY_PASSKEYS]: paths.MY_PASSKEY,
  [paths.MY_SESSIONS]: paths.MY_SESSION,
} as const;

/** The rows at a path; the answer holds them under a name. */
export function useRows<Row>(path: keyof typeof ROW, name: string) {
  const page = usePage();
  const [rows, show] = useState<readonly Row[]>();
  const load = async (): Promise<void> => {
    const answer = await ask<Readonly<Record<string, readonly Row[]>>>('GET', callPath(path));
    if (answer.ok) show(answer.value[name] ?? []);
    else toast({ text: problemText(page, answer.problem) });
  };
  /** Removes one row, or with '' what the path itself removes. */
  const remove = async (id: string): Promise<void> => {
    const answer = await ask('DELETE', id === '' ? callPath(path) : callPath(ROW[path], { id }));
    if (!answer.ok) toast({ text: problemText(page, answer.problem) });
    await load();
  };
  useEffect(() => void load(), []);
  return { rows, load, remove };
}
