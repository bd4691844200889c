/** All migrations, in order. They only go forward; a released one never changes. */
import { first } from './0001-first.js';
import { judgements } from './0002-judgements.js';
import { looks } from './0003-looks.js';
import { ends } from './0004-ends.js';
import { owners } from './0005-owners.js';
import { invitations } from './0006-invitations.js';
import { ownDays } from './0007-own-days.js';
import { decisions } from './0008-decisions.js';
import { lists } from './0009-lists.js';
import { rooms } from './0010-rooms.js';
import { storms } from './0011-storms.js';
import { follows } from './0012-follows.js';
import { desk } from './0013-desk.js';
import { decisionMails } from './0014-decision-mails.js';
import { contests } from './0015-contests.js';
import { struckStorms } from './0016-struck-storms.js';
import { noticeMails } from './0017-notice-mails.js';
import { drafts } from './0018-drafts.js';
import { dueMails } from './0019-due-mails.js';
import { plannedPuzzles } from './0020-planned-puzzles.js';
import { noticeWays } from './0021-notice-ways.js';
import type { MigrationSql } from './migration.js';

/** Names and statements, oldest first. */
export const MIGRATIONS: readonly (readonly [name: string, sql: MigrationSql])[] = [
  ['0001-first', first],
  ['0002-judgements', judgements],
  ['0003-looks', looks],
  ['0004-ends', ends],
  ['0005-owners', owners],
  ['0006-invitations', invitations],
  ['0007-own-days', ownDays],
  ['0008-decisions', decisions],
  ['0009-lists', lists],
  ['0010-rooms', rooms],
  ['0011-storms', storms],
  ['0012-follows', follows],
  ['0013-desk', desk],
  ['0014-decision-mails', decisionMails],
  ['0015-contests', contests],
  ['0016-struck-storms', struckStorms],
  ['0017-notice-mails', noticeMails],
  ['0018-drafts', drafts],
  ['0019-due-mails', dueMails],
  ['0020-planned-puzzles', plannedPuzzles],
  ['0021-notice-ways', noticeWays],
];
