/** The way to report what another person made; for members, who answer for what they report. */
import { useState } from 'preact/hooks';
import { usePage } from '../frame/page-context.js';
import { ReportDialog, type Reported } from './report-dialog.js';

/** The button; nothing for guests, and for what the reader made. */
export function ReportButton({
  subject,
  maker,
}: {
  readonly subject: Reported;
  /** The name of who made it. */
  readonly maker: string | null;
}) {
  const { server, wordsOf } = usePage();
  const [isOpen, setOpen] = useState(false);
  if (server?.person === undefined || server.person.name === maker) return null;
  return (
    <>
      <button type="button" class="button quiet small" onClick={() => setOpen(true)}>
        {wordsOf('report').report}
      </button>
      {isOpen && <ReportDialog subject={subject} close={() => setOpen(false)} />}
    </>
  );
}
