/** The techniques that solved puzzles needed, with the way to practise the rarest of them. */
import { usePage } from '../../frame/page-context.js';
import type { KnownSolve } from '../../puzzles/next.js';
import type { NamedTechnique } from '../learn/lesson-data.js';
import { countTechniques } from './best-times.js';

export function TechniquesCard({
  history,
  techniques,
}: {
  readonly history: readonly KnownSolve[];
  readonly techniques: readonly NamedTechnique[];
}) {
  const { contentLanguage, linkTo, numberText, wordsOf } = usePage();
  const words = wordsOf('album');
  const counts = countTechniques(history).flatMap(({ id, solved }) => {
    const technique = techniques.find((one) => one.id === id);
    return technique === undefined ? [] : [{ id, solved, name: technique[contentLanguage] }];
  });
  const [most] = counts;
  const rarest = counts.at(-1);
  if (most === undefined || rarest === undefined) return null;
  return (
    <section class="card padded stack" aria-labelledby="techniques">
      <h2 id="techniques">{words.techniques}</h2>
      <ul class="technique-bars small">
        {counts.map(({ id, solved, name }) => (
          <li key={id}>
            <span class="apart">
              <span>{name}</span>
              <span class="digits soft">{numberText(solved)}</span>
            </span>
            <svg width="100%" height="6" aria-hidden="true">
              <rect class="well" width="100%" height="6" rx="2" />
              <rect class="part" width={`${(100 * solved) / most.solved}%`} height="6" rx="2" />
            </svg>
          </li>
        ))}
      </ul>
      <a class="link small" href={linkTo(`learn/${rarest.id}/`)}>
        {words.tryOne(rarest.name)}
      </a>
      <p class="tiny soft">{words.techniquesNote}</p>
    </section>
  );
}
