/** Why something is reported or moderated. */
export const REASONS = [
  'spoiler',
  'rude',
  'spam',
  'rights',
  'broken',
  'cheating',
  'other',
] as const;
export type Reason = (typeof REASONS)[number];
