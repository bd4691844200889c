/** The kinds of notices, for pages too: without what checks requests. */

/** What notices are about. */
export const NOTICE_KINDS = [
  'puzzle',
  'comment',
  'followers',
  'decision',
  'contest',
  'plan',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The kinds that a person may want or not; decisions of moderators always appear. */
export const CHOSEN_KINDS = ['comment', 'puzzle', 'contest', 'followers', 'plan'] as const;
export type ChosenKind = (typeof CHOSEN_KINDS)[number];
