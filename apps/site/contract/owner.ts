/** What the owner of a site decides: its name, who may join, which parts it has, its texts. */
import { z } from '@hono/zod-openapi';
import { canBeAccent } from './accent.js';

/** Who may make an account. */
export const REGISTRATIONS = ['open', 'invitation', 'closed'] as const;
export type Registration = (typeof REGISTRATIONS)[number];

/** Parts of a site that its owner may switch off. */
export const SITE_PARTS = [
  ...(['publishing', 'comments', 'rankings', 'people'] as const),
  ...(['together', 'apiKeys'] as const),
] as const;
export type SitePart = (typeof SITE_PARTS)[number];

/** Texts in Markdown, which the page about the site shows. */
export const SITE_TEXTS = ['imprint', 'terms', 'privacy'] as const;
export type SiteText = (typeof SITE_TEXTS)[number];

const line = (most: number) => z.string().trim().max(most);
const markdown = () => z.string().max(20_000).openapi({ example: '## Who we are' });
const part = (description: string) => z.boolean().openapi({ description });

export const OwnerSettingsSchema = z
  .object({
    name: line(40).min(1).openapi({ example: 'Puzzle Club Bremen' }),
    accent: z
      .string()
      .regex(/^(?:#[0-9a-f]{6})?$/, 'expected a colour such as "#0b6f6a", or nothing')
      .refine((rgb) => rgb === '' || canBeAccent(rgb), 'too light: needs 4.5:1 on white')
      .openapi({
        description: 'The colour of links and buttons; 4.5:1 on white at least; empty for ours',
        example: '#0b6f6a',
      }),
    contact: line(200).openapi({ example: 'hello@club.example' }),
    announcement: line(500).openapi({
      description: 'Shown on every page; empty for none',
      example: 'New puzzles on Sunday.',
    }),
    registration: z.enum(REGISTRATIONS),
    isClosed: z.boolean().openapi({ description: 'Whether only members see the site' }),
    publishing: part('Whether members publish puzzles and series'),
    comments: part('Whether solvers write and read comments'),
    rankings: part('Whether there are rankings'),
    people: part('Whether guests see the pages of people'),
    together: part('Whether there are rooms and contests'),
    apiKeys: part('Whether members make API keys, and programs may use them'),
    firstLook: part(
      'Whether a moderator looks at the first puzzle of a member before it is public',
    ),
    imprint: markdown(),
    terms: markdown(),
    privacy: markdown(),
    reporterDays: z.int().min(1).max(3650).openapi({
      description: 'After how many days a report loses the name of its sender',
      example: 365,
    }),
    logDays: z.int().min(0).max(3650).openapi({
      description: 'How many days the logs keep IP addresses; 0: the site writes none into its log',
      example: 7,
    }),
  })
  .openapi('OwnerSettings');
export type OwnerSettings = z.infer<typeof OwnerSettingsSchema>;

/** Bytes of a logo that is sent. */
export const MOST_LOGO_BYTES = 300_000;

const LogoSchema = z
  .object({
    address: z.string().openapi({ example: 'logo.png?v=3f2a9c01' }),
    width: z.int(),
    height: z.int(),
  })
  .openapi('SiteLogo', { description: 'The logo as a PNG file, from the root of the site' });

export const NewLogoSchema = z
  .object({
    file: z
      .string()
      .min(1)
      .max(Math.ceil(MOST_LOGO_BYTES / 3) * 4)
      .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'expected Base64')
      .openapi({
        description: 'A PNG or SVG file in Base64. It is drawn anew as PNG.',
        example: 'iVBORw0KGgo=',
      }),
  })
  .openapi('NewLogo');

export const OwnerAnswerSchema = z
  .object({
    settings: OwnerSettingsSchema,
    logo: LogoSchema.nullable(),
    locked: z.array(z.string().openapi({ example: 'registration' })).openapi({
      description: 'Settings that the file or a variable of the server sets',
    }),
  })
  .openapi('OwnerAnswer');
export type OwnerAnswer = z.infer<typeof OwnerAnswerSchema>;

export const OwnerChangesSchema = OwnerSettingsSchema.partial().openapi('OwnerChanges');

/** What everybody may know of a site. */
export const SiteInfoSchema = OwnerSettingsSchema.omit({ reporterDays: true }).openapi('SiteInfo');

const time = () => z.iso.datetime().openapi({ example: '2026-12-31T12:00:00.000Z' });

export const InvitationSchema = z
  .object({
    id: z.string(),
    name: z.string().openapi({ example: 'Class 7b' }),
    uses: z.int(),
    usesLeft: z.int(),
    createdAt: time(),
    endsAt: time(),
  })
  .openapi('Invitation');
export type Invitation = z.infer<typeof InvitationSchema>;
export const InvitationsSchema = z
  .object({ invitations: z.array(InvitationSchema) })
  .openapi('Invitations');
export const NewInvitationSchema = z
  .object({
    name: z.string().trim().min(1).max(60).openapi({ example: 'Class 7b' }),
    uses: z.int().min(1).max(1000).openapi({ example: 30 }),
    days: z.int().min(1).max(365).openapi({ example: 30 }),
  })
  .openapi('NewInvitation');
export const MadeInvitationSchema = z
  .object({
    address: z.string().openapi({
      description: 'Shown this once: people make accounts there',
      example: 'https://nonograms.example/welcome/qDz1VhV0pYk5Zc3G8rM2tA',
    }),
    invitation: InvitationSchema,
  })
  .openapi('MadeInvitation');
export type MadeInvitation = z.infer<typeof MadeInvitationSchema>;
