/** Stars for quality, and how hard it felt: kept with the result on this device. */
import { usePage } from '../../../frame/page-context.js';
import { Segments } from '../../../widgets/controls.js';
import { Icon } from '../../../widgets/icon.js';
import type { FinishedPart } from './finished-part.js';

export function Opinion({ session }: Pick<FinishedPart, 'session'>) {
  const { wordsOf } = usePage();
  const words = wordsOf('finished');
  const stars = session.result.stars.value ?? 0;
  return (
    <div class="stack opinion">
      <div class="apart">
        <span class="strong">{words.likedIt}</span>
        <span class="row stars" role="group" aria-label={words.likedIt}>
          {[1, 2, 3, 4, 5].map((count) => (
            <button
              key={count}
              type="button"
              class={`icon-button${count <= stars ? ' full' : ''}`}
              aria-label={words.stars(count)}
              aria-pressed={count === stars}
              onClick={() => void session.result.opine({ stars: count })}
            >
              <Icon name="star" size={24} />
            </button>
          ))}
        </span>
      </div>
      <div class="apart felt">
        <span class="strong">{words.howHard}</span>
        <Segments
          name="felt"
          label={words.howHard}
          value={session.result.felt.value ?? ''}
          options={(['easy', 'right', 'hard'] as const).map((value) => ({
            value: value as string,
            label: words.felt[value],
          }))}
          onChange={(felt) =>
            void session.result.opine({ felt: felt as 'easy' | 'right' | 'hard' })
          }
        />
      </div>
    </div>
  );
}
