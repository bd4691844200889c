/** The tables of people: accounts, sessions and keys. */
import type { Generated } from 'kysely';
import type { Flag } from './site.js';

/** The role of a person. */
export type Role = 'person' | 'moderator' | 'administrator';

export interface PersonTable {
  id: string;
  name: string;
  /** The name as it is compared: lower case, look-alikes folded. */
  name_key: string;
  password_hash: string | null;
  recovery_hash: string | null;
  email: string | null;
  email_confirmed_at: number | null;
  role: Generated<Role>;
  language: string | null;
  about: Generated<string>;
  /** JSON: what others may see: `{ solves: true, statistics: true, skill: false }`. */
  shows: Generated<string>;
  /** JSON: how their days are told, see `contract/own-days.ts`. */
  days: Generated<string>;
  /** Whether a mail tells of a sign-in from a new browser. */
  sign_in_mails: Generated<Flag>;
  /** Whether a mail tells of a decision of a moderator. */
  decision_mails: Generated<Flag>;
  /** No longer read: `notices_mail` has it by kind. */
  notice_mails: Generated<Flag>;
  /** The kinds of notices that the person sees, and those that a mail tells of: sums of bits. */
  notices_here: Generated<number>;
  notices_mail: Generated<number>;
  /** Whether a mail has to tell of a notice. */
  mail_due: Generated<Flag>;
  notices_mailed_at: Generated<number>;
  /** Whether there is a decision of a moderator that the person has not seen. */
  has_news: Generated<Flag>;
  /** Whether there are notices that the person has not seen. */
  has_notices: Generated<Flag>;
  notices_seen_at: Generated<number>;
  /** The secret part of the address of their own feed. */
  feed_token: string | null;
  created_at: number;
  banned_until: number | null;
  ban_reason: string | null;
  skill: Generated<number>;
  skill_deviation: Generated<number>;
  skill_volatility: Generated<number>;
  solved: Generated<number>;
  points: Generated<number>;
  published: Generated<number>;
  likes: Generated<number>;
}

/** That a person follows another one. */
export interface FollowTable {
  person_id: string;
  followed_id: string;
  created_at: number;
}

export interface SessionTable {
  /** SHA-256 of the token in the cookie. */
  id: string;
  person_id: string;
  created_at: number;
  seen_at: number;
  ends_at: number;
  agent: Generated<string>;
  /** When the person last gave a password or passkey; grave changes need a recent one. */
  proved_at: number;
}

export interface PasskeyTable {
  id: string;
  person_id: string;
  name: string;
  public_key: Uint8Array;
  counter: number;
  transports: Generated<string>;
  created_at: number;
  used_at: number | null;
}

export interface ChallengeTable {
  id: string;
  kind: string;
  data: string;
  ends_at: number;
}

export interface ApiKeyTable {
  id: string;
  hash: string;
  person_id: string;
  name: string;
  /** Words with spaces between: `read play publish`. */
  scopes: string;
  created_at: number;
  used_at: number | null;
  /** Null: until it is revoked. */
  ends_at: number | null;
}

export interface InvitationTable {
  hash: string;
  role: Role;
  ends_at: number;
  /** How many accounts can still be made with it. */
  uses_left: Generated<number>;
  created_at: Generated<number>;
  /** For the owner: `Class 7b`. */
  name: Generated<string>;
  /** How many accounts it was for. */
  uses: Generated<number>;
}
