/** A recovery code, shown once: to copy, to download, and to say that it is kept. */

import { useLayoutEffect } from 'preact/hooks';
import { here } from '../../frame/here.js';
import { usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { download } from '../../widgets/download.js';
import { Icon } from '../../widgets/icon.js';

export function RecoveryCode({
  name,
  code,
  onKept,
}: {
  readonly name: string;
  readonly code: string;
  readonly onKept: () => void;
}) {
  const { site, wordsOf } = usePage();
  const words = wordsOf('sign-in');
  useLayoutEffect(() => {
    // the person has just signed in: a page that is loaded anew would no longer have the code
    const { dataset } = document.documentElement;
    dataset['once'] = '';
    return () => {
      delete dataset['once'];
    };
  }, []);
  const save = (): void => {
    download('nonokit-recovery-code.txt', 'text/plain', words.file(site.name, name, code));
  };
  return (
    <div class="stack">
      <p class="recovery-code note" role="status">
        <strong>{code}</strong>
      </p>
      <div class="row wraps">
        <button type="button" class="button" onClick={() => void copySecret(code)}>
          <Icon name="copy" />
          {words.copy}
        </button>
        <button type="button" class="button" onClick={save}>
          <Icon name="download" />
          {words.download}
        </button>
      </div>
      <button type="button" class="button primary big" onClick={onKept}>
        {words.kept}
      </button>
    </div>
  );
}

/** Copies a text and says whether it could be. */
export async function copySecret(text: string): Promise<void> {
  const { wordsOf } = here.peek();
  const words = wordsOf('sign-in');
  try {
    await navigator.clipboard.writeText(text);
    toast({ text: words.copied });
  } catch {
    // refused by the person's settings, or no secure address
    toast({ text: words.notCopied });
  }
}
