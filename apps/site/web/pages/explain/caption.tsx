/** The text of a step, its technique, and the legend of the board. */
import type { Step, StepText } from '@nonokit/explain';
import type { ComponentChildren } from 'preact';
import { usePage } from '../../frame/page-context.js';
import type { ExplainWords } from '../../words/en/explain.js';

export function Caption({
  words,
  at,
  count,
  step,
  told,
  children,
}: {
  readonly words: ExplainWords;
  readonly at: number;
  readonly count: number;
  readonly step: Step | undefined;
  readonly told: StepText | undefined;
  readonly children: ComponentChildren;
}) {
  const { linkTo } = usePage();
  return (
    <section class="caption" aria-live="polite">
      <p class="small">{at === 0 ? '' : words.step(at, count)}</p>
      {told === undefined ? (
        <p>{words.start}</p>
      ) : (
        told.lines.map((line, k) => <p key={`${k}`}>{line}</p>)
      )}
      {children}
      {step !== undefined && told !== undefined && (
        <>
          <p class="legend small">
            <span>
              <i class="premise" />
              {words.restsOn}
            </span>
            <span>
              <i class="conclusion" />
              {words.proves}
            </span>
          </p>
          <a class="link small" href={linkTo(`learn/${step.technique}/`)}>
            {words.learnMore(told.technique)}
          </a>
        </>
      )}
    </section>
  );
}
