/** In which of one's lists a puzzle is; guests read how to have lists. Loaded when it is opened. */
import { h, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import type { MyLists } from '../../../contract/lists.js';
import * as paths from '../../../contract/paths.js';
import { renderInPage } from '../../frame/in-page.js';
import { usePage } from '../../frame/page-context.js';
import { signInAddress } from '../../frame/sign-in-address.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';
import { writeSentence } from '../../site-api/sentences.js';
import { Switch } from '../../widgets/controls.js';
import { Dialog } from '../../widgets/dialog.js';
import { nameOfList } from '../../widgets/list-name.js';
import { NewList } from '../../widgets/new-list.js';

type MyList = MyLists['lists'][number];

/** Opens the dialog for a puzzle. */
export function openKeepDialog(puzzle: string): void {
  const host = document.createElement('div');
  document.body.append(host);
  const close = (): void => {
    render(null, host);
    host.remove();
  };
  renderInPage(h(KeepDialog, { puzzle, onClose: close }), host);
}

interface Part {
  readonly puzzle: string;
  readonly onClose: () => void;
}

function KeepDialog({ puzzle, onClose }: Part) {
  const { server, wordsOf } = usePage();
  const words = wordsOf('lists');
  return (
    <Dialog title={words.chooseLists} onClose={onClose}>
      {server?.person === undefined ? (
        <ForGuests />
      ) : (
        <OwnLists puzzle={puzzle} onClose={onClose} />
      )}
    </Dialog>
  );
}

function ForGuests() {
  const page = usePage();
  const words = page.wordsOf('lists');
  return (
    <>
      <p>{words.guest}</p>
      <div class="actions">
        <a class="button" href={signInAddress(page, 'in')}>
          {words.signIn}
        </a>
        <a class="button primary" href={signInAddress(page, 'new')}>
          {words.makeAccount}
        </a>
      </div>
    </>
  );
}

function OwnLists({ puzzle, onClose }: Part) {
  const page = usePage();
  const { wordsOf } = page;
  const words = wordsOf('lists');
  const [lists, show] = useState<readonly MyList[]>();
  const refuse = (problem: { readonly code: string; readonly detail: string }): void => {
    toast({ text: writeSentence(page, problem) });
  };
  const load = async (): Promise<void> => {
    const answer = await ask<MyLists>('GET', callPath(paths.MY_LISTS, {}, { puzzle }));
    if (answer.ok) show(answer.value.lists);
    else refuse(answer.problem);
  };
  const change = async (id: string, isIn: boolean): Promise<void> => {
    const place = callPath(paths.LIST_PUZZLE, { id, puzzle });
    const answer = await ask(isIn ? 'PUT' : 'DELETE', place);
    if (!answer.ok) refuse(answer.problem);
    await load();
  };
  useEffect(() => void load(), []);
  return (
    <>
      <div>
        {lists?.map((list) => (
          <Switch
            key={list.id}
            label={nameOfList(list, words)}
            note={list.isPublic ? words.public : words.private}
            isOn={list.has}
            onChange={(isOn) => void change(list.id, isOn)}
          />
        ))}
      </div>
      <NewList onMade={(id) => void change(id, true)} />
      <div class="actions">
        <button type="button" class="button primary" onClick={onClose}>
          {words.done}
        </button>
      </div>
    </>
  );
}
