/** Follows a person, or no longer; guests are led to sign in first. */
import { useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import { usePage } from '../../frame/page-context.js';
import { signInAddress } from '../../frame/sign-in-address.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';
import { writeSentence } from '../../site-api/sentences.js';
import { Icon } from '../../widgets/icon.js';

export function FollowButton({
  name,
  isFollowed,
}: {
  readonly name: string;
  readonly isFollowed: boolean;
}) {
  const page = usePage();
  const words = page.wordsOf('person');
  const [follows, show] = useState(isFollowed);
  if (page.server?.person === undefined) {
    return (
      <a class="button" href={signInAddress(page, 'in')}>
        <Icon name="plus" />
        {words.follow}
      </a>
    );
  }
  const toggle = async (): Promise<void> => {
    const answer = await ask(follows ? 'DELETE' : 'PUT', callPath(paths.PERSON_FOLLOW, { name }));
    if (answer.ok) show(!follows);
    else toast({ text: writeSentence(page, answer.problem) });
  };
  return (
    <button type="button" class="button" aria-pressed={follows} onClick={() => void toggle()}>
      <Icon name={follows ? 'check' : 'plus'} />
      {follows ? words.following : words.follow}
    </button>
  );
}
