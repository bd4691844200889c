/** What requests and answers about people look like. */

import { z } from '@hono/zod-openapi';
import { LANGUAGES } from '@nonokit/core';
import { NoticeWaysSchema } from './notices.js';
import { LATEST_BEGIN } from './own-days.js';
import { SCOPES } from './scopes.js';
import { TimeZone } from './time-zone.js';

const time = () => z.iso.datetime().openapi({ example: '2026-11-22T12:00:00.000Z' });
const language = z.enum(LANGUAGES);
const role = z.enum(['person', 'moderator', 'administrator']);

/** Long ones are refused with a code of their own, so the schema only keeps out the absurd. */
const password = z.string().max(4000).openapi({ example: 'seven grey owls at noon' });
const name = z.string().max(200).openapi({ example: 'Anna' });
const code = z.string().max(200).openapi({ example: 'K7QF2-9MZ3X-W4TBV-0HGRC-8JDN5' });

/** What others may see of a profile. */
export const ShowsSchema = z
  .object({
    statistics: z.boolean().openapi({ description: 'Solved by size, by technique and by colours' }),
    solves: z.boolean().openapi({ description: 'How many solved on each day of the last year' }),
    skill: z.boolean().openapi({ description: 'The rating as a player' }),
  })
  .openapi('Shows');

const dayBegins = z.int().min(0).max(LATEST_BEGIN).openapi({
  description: 'The hour at which a day begins',
  example: 4,
});
const mendsDays = z.boolean().openapi({
  description: 'Whether a second daily puzzle within three days mends a missed day, one a week',
});

/** A rating by Glicko-2. */
export const SkillSchema = z.object({ value: z.number(), deviation: z.number() }).openapi('Skill');

/** One's own account. */
export const MeSchema = z
  .object({
    name,
    role,
    language: language.nullable(),
    about: z.string(),
    shows: ShowsSchema,
    createdAt: time(),
    email: z.object({ address: z.string(), isConfirmed: z.boolean() }).nullable(),
    signInMails: z.boolean().openapi({
      description: 'Whether a mail tells of a sign-in from a new browser',
    }),
    decisionMails: z.boolean().openapi({
      description: 'Whether a mail tells of a decision of a moderator',
    }),
    noticeWays: NoticeWaysSchema,
    timeZone: TimeZone,
    dayBegins,
    mendsDays,
    canMail: z.boolean().openapi({ description: 'Whether this site sends mail at all' }),
    banned: z.object({ until: time(), reason: z.string() }).nullable(),
    solved: z.int(),
    points: z.int(),
    published: z.int(),
    likes: z.int(),
    skill: SkillSchema,
  })
  .openapi('Me');

export const MeAnswerSchema = z.object({ person: MeSchema.nullable() }).openapi('MeAnswer');
export const PersonAnswerSchema = z.object({ person: MeSchema }).openapi('PersonAnswer');
export const WithCodeSchema = z
  .object({
    person: MeSchema,
    recoveryCode: code.openapi({ description: 'Shown this once; opens the account again' }),
  })
  .openapi('PersonWithCode');
export const CodeSchema = z.object({ recoveryCode: code }).openapi('RecoveryCode');

export const NewAccountSchema = z
  .object({
    name,
    password,
    language: language.optional(),
    invitation: z.string().max(100).optional(),
  })
  .openapi('NewAccount');
export const SignInSchema = z.object({ name, password }).openapi('SignIn');
export const RecoverySchema = z.object({ name, code, password }).openapi('Recovery');
export const NameOnlySchema = z.object({ name }).openapi('NameOnly');
export const PasswordOnlySchema = z.object({ password }).openapi('PasswordOnly');
export const PasswordChangeSchema = z
  .object({ current: password, next: password })
  .openapi('PasswordChange');
export const LeaveSchema = z
  .object({
    password,
    puzzles: z.enum(['nameless', 'named']).default('nameless').openapi({
      description: 'Whether published puzzles keep the name of their author',
    }),
  })
  .openapi('Leave');

export const ChangesSchema = z
  .object({
    about: z.string().max(2000),
    shows: ShowsSchema.partial(),
    signInMails: z.boolean(),
    decisionMails: z.boolean(),
    noticeWays: NoticeWaysSchema.partial().strict(),
    timeZone: TimeZone,
    dayBegins,
    mendsDays,
    language: language.nullable(),
  })
  .partial()
  .openapi('ProfileChanges');

export const EmailSchema = z
  .object({ address: z.email().max(200).nullable(), password })
  .openapi('EmailChange');
export const EmailCodeSchema = z.object({ code }).openapi('EmailCode');

export const SessionSchema = z
  .object({
    id: z.string(),
    agent: z.string().openapi({ description: 'What the browser said of itself' }),
    createdAt: time(),
    seenAt: time(),
    endsAt: time(),
    isThis: z.boolean(),
  })
  .openapi('Session');
export const SessionsSchema = z.object({ sessions: z.array(SessionSchema) }).openapi('Sessions');

/** The longest that a key may last, unless it lasts until it is revoked. */
const MOST_KEY_DAYS = 3650;

export const KeySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    scopes: z.array(z.enum(SCOPES)),
    createdAt: time(),
    usedAt: time().nullable(),
    endsAt: time().nullable().openapi({ description: 'Null: until it is revoked' }),
  })
  .openapi('ApiKey');
export const KeysSchema = z.object({ keys: z.array(KeySchema) }).openapi('ApiKeys');
export const NewKeySchema = z
  .object({
    name: z.string().trim().min(1).max(60).openapi({ example: 'a robot' }),
    scopes: z.array(z.enum(SCOPES)).min(1).max(9),
    days: z.int().min(1).max(MOST_KEY_DAYS).optional().openapi({
      description: 'After how many days it ends; without it, never',
      example: 90,
    }),
  })
  .openapi('NewApiKey');
export const MadeKeySchema = z
  .object({ key: z.string().openapi({ description: 'Shown this once' }), info: KeySchema })
  .openapi('MadeApiKey');

export const PasskeySchema = z
  .object({ id: z.string(), name: z.string(), createdAt: time(), usedAt: time().nullable() })
  .openapi('Passkey');
export const PasskeysSchema = z.object({ passkeys: z.array(PasskeySchema) }).openapi('Passkeys');

/** Options of WebAuthn, for `startRegistration` and `startAuthentication` of a browser library. */
export const CeremonySchema = z
  .object({ ceremony: z.string(), options: z.looseObject({ challenge: z.string() }) })
  .openapi('PasskeyCeremony');
const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/);
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.looseObject({}),
};
export const NewPasskeySchema = z
  .object({
    ceremony: z.string().max(100),
    name: z.string().trim().min(1).max(60),
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: base64url(8000),
        attestationObject: base64url(20_000),
        transports: z.array(z.string().max(20)).max(8).optional(),
      }),
    }),
  })
  .openapi('NewPasskey');
export const PasskeySignInSchema = z
  .object({
    ceremony: z.string().max(100),
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: base64url(8000),
        authenticatorData: base64url(8000),
        signature: base64url(4000),
        userHandle: base64url(200).optional(),
      }),
    }),
  })
  .openapi('PasskeySignIn');

/** The public profile of a person. */
export const ProfileSchema = z
  .object({
    name,
    role,
    createdAt: time(),
    about: z.string(),
    isMe: z.boolean(),
    isBanned: z.boolean(),
    followers: z.int(),
    isFollowed: z.boolean().openapi({ description: 'Whether you follow this person' }),
    published: z.int(),
    likes: z.int(),
    solved: z.int(),
    points: z.int(),
    skill: SkillSchema.nullable(),
    statistics: z
      .object({
        sizes: z.array(
          z.object({
            sizeClass: z.int(),
            solved: z.int(),
            fastestMs: z.int().nullable().openapi({ description: 'Without help' }),
          }),
        ),
        techniques: z.array(z.object({ technique: z.string().nullable(), solved: z.int() })),
        colors: z
          .array(z.object({ colors: z.int(), solved: z.int() }))
          .openapi({ description: 'By the number of inks' }),
      })
      .nullable(),
    days: z.array(z.object({ day: z.iso.date(), solved: z.int() })).nullable(),
  })
  .openapi('Profile');
export type Profile = z.infer<typeof ProfileSchema>;
export type Me = z.infer<typeof MeSchema>;
export type MeAnswer = z.infer<typeof MeAnswerSchema>;
export type PersonAnswer = z.infer<typeof PersonAnswerSchema>;
export type PersonWithCode = z.infer<typeof WithCodeSchema>;
export type RecoveryCodeAnswer = z.infer<typeof CodeSchema>;
export type Session = z.infer<typeof SessionSchema>;
export type ApiKey = z.infer<typeof KeySchema>;
export type MadeApiKey = z.infer<typeof MadeKeySchema>;
export type Passkey = z.infer<typeof PasskeySchema>;
export type ShowsOf = z.infer<typeof ShowsSchema>;
