/** Small parts of Storm and Streak: the tools, the squares of a run, the time that is left. */
import { usePage } from '../../frame/page-context.js';
import { Icon } from '../../widgets/icon.js';
import { clockText } from '../../widgets/time.js';

/** The wide buttons: what a press on a cell does. */
export function ToolButtons({
  tool,
  onTool,
}: {
  readonly tool: number;
  readonly onTool: (tool: number) => void;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('storm');
  return (
    <div class="storm-tools" role="group" aria-label={words.tool}>
      <button type="button" class="button" aria-pressed={tool === 1} onClick={() => onTool(1)}>
        <i class="ink" />
        {words.fill}
        <kbd class="with-keys">F</kbd>
      </button>
      <button type="button" class="button" aria-pressed={tool === 0} onClick={() => onTool(0)}>
        <Icon name="x" />
        {words.cross}
        <kbd class="with-keys">X</kbd>
      </button>
    </div>
  );
}

/** How keys and mouse answer. */
export function KeysHint() {
  const { wordsOf } = usePage();
  const { keys } = wordsOf('storm');
  return (
    <p class="small soft with-keys">
      {keys.arrows} <kbd>F</kbd> {keys.or} <kbd>X</kbd>
      {keys.mouse}
    </p>
  );
}

/** A square for each answer. */
export function Trail({
  answers,
  label,
}: {
  readonly answers: readonly boolean[];
  /** Said in place of the squares; without it they are decoration. */
  readonly label?: string;
}) {
  return (
    <div
      class="trail"
      {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
    >
      {answers.map((isRight, k) => (
        <i key={k} class={isRight ? 'ok' : 'no'} />
      ))}
    </div>
  );
}

/** Eighteen cells of ten seconds, filled as the time goes. */
export function TimeBar({ spentMs }: { readonly spentMs: number }) {
  const cells = spentMs / 10_000;
  return (
    <div class="time-bar" aria-hidden="true">
      {Array.from({ length: 18 }, (_, k) => (
        <i key={k} style={{ '--part': Math.min(Math.max(cells - k, 0), 1) }} />
      ))}
    </div>
  );
}

/** Minutes and seconds, a second that has begun counted: "1:47". */
export function countdownText(milliseconds: number): string {
  return clockText(1000 * Math.ceil(milliseconds / 1000));
}
