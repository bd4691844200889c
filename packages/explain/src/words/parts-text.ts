/** The text of the parts of a step: one sentence for the first part, one for all others. */
import type { StepPart } from '../step.js';

/** The words that join the others to the first: "likewise, ", "now ". */
export interface Joints {
  readonly likewise: string;
  readonly now: string;
  /** What stands between them, where that is not '; '. */
  readonly semicolon?: string;
}

/** "the 6 fits only … wherever it starts. Likewise, the 3 fits only … wherever it starts." */
export function partsText(
  [first, ...others]: readonly StepPart[],
  reason: (part: StepPart, isFirst: boolean) => string,
  { likewise, now, semicolon = '; ' }: Joints,
): string {
  if (first === undefined) return '';
  let isLike = false;
  const rest = others.map((part) => {
    const said = reason(part, false).replace(/\.$/, '');
    if (part.technique !== first.technique) return `${now}${said}`;
    if (isLike) return said;
    isLike = true;
    return `${likewise}${said}`;
  });
  const second = rest.join(semicolon);
  return `${reason(first, true)} ${second.charAt(0).toUpperCase()}${second.slice(1)}.`;
}
