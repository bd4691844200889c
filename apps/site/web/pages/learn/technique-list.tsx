/** The list of all techniques beside a lesson: what is finished, and the level of the others. */

import { usePage } from '../../frame/page-context.js';
import { Icon } from '../../widgets/icon.js';
import type { NamedTechnique } from './lesson-data.js';
import { progress } from './progress.js';

export function TechniqueList({
  techniques,
  current,
}: {
  readonly techniques: readonly NamedTechnique[];
  /** The name of the technique that is shown. */
  readonly current: string;
}) {
  const { contentLanguage, linkTo, wordsOf } = usePage();
  const words = wordsOf('learn');
  return (
    <nav class="technique-list" aria-label={words.learnMenu}>
      <h2>{words.techniques}</h2>
      <ul>
        {techniques.map((technique) => (
          <li key={technique.id}>
            <a
              href={linkTo(`learn/${technique.id}/`)}
              aria-current={technique.id === current ? 'page' : undefined}
            >
              <span>{technique[contentLanguage]}</span>
              {progress.value.techniques.includes(technique.id) ? (
                <>
                  <Icon name="check" size={16} />
                  <span class="spoken">{words.done}</span>
                </>
              ) : (
                <span class="digits tiny" title={words.level(technique.level)}>
                  {technique.level}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
