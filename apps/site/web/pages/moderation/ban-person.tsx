/** Banning a person, a part of a moderator's form that is folded away: warn first. */
import { usePage } from '../../frame/page-context.js';
import { Act } from './act.js';
import { BanLength } from './ban-length.js';

export function BanPerson({
  person: { name, warned },
  letter,
  hidesAll = false,
}: {
  readonly person: { readonly name: string; readonly warned: number };
  /** The key that presses the button. */
  readonly letter?: string;
  /** Whether it is chosen at first that everything of theirs is hidden. */
  readonly hidesAll?: boolean;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('moderation');
  return (
    <details>
      <summary>{words.ban(name)}</summary>
      {warned === 0 && <p class="small soft">{words.notWarned}</p>}
      <BanLength hidesAll={hidesAll} />
      <Act act={`ban person ${name}`} isGrave {...(letter !== undefined && { letter })}>
        {words.ban(name)}
      </Act>
    </details>
  );
}
