/** How long a ban lasts, and whether it hides everything: fields of a moderator's form. */
import { usePage } from '../../frame/page-context.js';

/** The lengths of a ban in days; 0 has no end. */
const BANS = [1, 7, 30, 0] as const;

export function BanLength({ hidesAll = false }: { readonly hidesAll?: boolean }) {
  const { wordsOf } = usePage();
  const words = wordsOf('moderation');
  return (
    <>
      <label class="field">
        <span>{words.banFor}</span>
        <select class="input" name="days">
          {BANS.map((days) => (
            <option key={days} value={days} selected={days === 7}>
              {words.bans[days]}
            </option>
          ))}
        </select>
      </label>
      <label class="row">
        <input type="checkbox" name="hidesAll" value="yes" defaultChecked={hidesAll} />
        <span>{words.hidesAll}</span>
      </label>
    </>
  );
}
