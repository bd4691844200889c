/** The secret address of one's own feed: made, copied, changed. */
import { useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import type { Notices, OwnFeed } from '../../../contract/notices.js';
import * as paths from '../../../contract/paths.js';
import { usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';
import { writeSentence } from '../../site-api/sentences.js';
import { Icon } from '../../widgets/icon.js';

export function FeedCard({ feed: first }: Pick<Notices, 'feed'>) {
  const page = usePage();
  const words = page.wordsOf('notices');
  const [feed, show] = useState(first);
  const renew = async (): Promise<void> => {
    const answer = await ask<OwnFeed>('POST', callPath(paths.MY_FEED));
    if (!answer.ok) return void toast({ text: writeSentence(page, answer.problem) });
    show(answer.value.feed);
    if (feed !== null) toast({ text: words.changed });
  };
  const copy = async (address: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ text: words.copied });
    } catch {
      // a browser without a clipboard: the address can be selected by hand
      toast({ text: address });
    }
  };
  return (
    <section class="card padded stack" aria-labelledby="feed">
      <h2 id="feed">{words.feed}</h2>
      <p class="small soft">{words.feedText}</p>
      {feed !== null && (
        <input class="input code" readOnly value={feed} aria-label={words.feedLabel} />
      )}
      <div class="row wraps">
        {feed !== null && (
          <button type="button" class="button" onClick={() => void copy(feed)}>
            <Icon name="copy" />
            {words.copy}
          </button>
        )}
        <button
          type="button"
          class={feed === null ? 'button' : 'button quiet'}
          onClick={() => void renew()}
        >
          {feed === null ? words.makeFeed : words.newFeed}
        </button>
      </div>
    </section>
  );
}
