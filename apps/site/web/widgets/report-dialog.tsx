/** What a member finds wrong with something: a reason and a note, for the moderators. */
import { useState } from 'preact/hooks';
import { callPath } from '../../contract/call-path.js';
import * as paths from '../../contract/paths.js';
import type { ReportReason } from '../../contract/remote-types.js';
import { usePage } from '../frame/page-context.js';
import { toast } from '../frame/toasts.js';
import { ask } from '../site-api/ask.js';
import { writeSentence } from '../site-api/sentences.js';
import type { ReportWords } from '../words/en/report.js';
import { Dialog } from './dialog.js';
import './report-dialog.css';

/** What is reported. */
export interface Reported {
  readonly kind: keyof ReportWords['titles'];
  /** Its identifier; of a person the name. */
  readonly id: string;
}

export function ReportDialog({
  subject,
  close,
}: {
  readonly subject: Reported;
  readonly close: () => void;
}) {
  const page = usePage();
  const words = page.wordsOf('report');
  const all = Object.keys(words.reasons) as ReportReason[];
  // only a comment gives a picture away
  const reasons = all.filter((each) => each !== 'spoiler' || subject.kind === 'comment');
  const [reason, setReason] = useState(reasons[0]);
  const [note, setNote] = useState('');
  const [problem, tell] = useState<string>();
  const send = async (): Promise<void> => {
    const body = { subject, reason, ...(note.trim() === '' ? {} : { note }) };
    const answer = await ask('POST', callPath(paths.REPORTS), { body });
    // what is written stays until it is sent
    if (!answer.ok) return tell(writeSentence(page, answer.problem));
    close();
    toast({ text: words.thanks });
  };
  return (
    <Dialog title={words.titles[subject.kind]} onClose={close}>
      <fieldset class="reasons">
        <legend class="spoken">{words.titles[subject.kind]}</legend>
        {reasons.map((each) => (
          <label key={each} class="row">
            <input
              type="radio"
              name="reason"
              checked={each === reason}
              onChange={() => setReason(each)}
            />
            {words.reasons[each]}
          </label>
        ))}
      </fieldset>
      <label class="field">
        <span class="small strong">{words.note}</span>
        <textarea
          class="input"
          rows={2}
          maxLength={500}
          value={note}
          onInput={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </label>
      {problem !== undefined && (
        <p class="note bad" role="alert">
          {problem}
        </p>
      )}
      <div class="actions">
        <button type="button" class="button" onClick={close}>
          {words.cancel}
        </button>
        <button type="button" class="button primary" onClick={() => void send()}>
          {words.send}
        </button>
      </div>
    </Dialog>
  );
}
