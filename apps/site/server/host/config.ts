/** The settings of the server, which `operation` reads from a file, variables and options. */

import type { OwnerSettings } from '../../contract/owner.js';
import type { Scope } from '../../contract/scopes.js';
import type { LogLevel } from './log.js';

/** The settings of the server. */
export interface SiteConfig {
  readonly host: string;
  readonly port: number;
  /** The folder of the embedded database and the backups. */
  readonly data: string;
  /** `sqlite:FILE` or `postgres://…`. */
  readonly database: string;
  /** Where people reach the site, without a slash at the end: `https://nonograms.example`. */
  readonly baseUrl: string;
  /** How many proxies in front may be believed about the address of a client. Default: none. */
  readonly proxies: number;
  /** A factor on all limits of requests; 0: none, for load tests and our own tests. */
  readonly limits: number;
  /** Points of single limits by name, which the factor leaves alone; 0: no such limit. */
  readonly ownLimits: Readonly<Record<string, number>>;
  /** For how long strangers are shown lists again without asking the database; 0 in tests. */
  readonly shownAgainMs: number;
  /** Seconds of engine time a minute; 0: no limit. */
  readonly engineSeconds: EngineSeconds;
  /** Whether first solves and first places are judged before they are ranked. */
  readonly isJudging: boolean;
  /** Threads for the engine: one for short work, the others for long work. */
  readonly threads: number;
  /** The folder with the built pages. */
  readonly pages: string;
  /** The folder of the puzzles with which an empty catalogue is filled. */
  readonly catalogue: string;
  /** Addresses and networks besides this machine that read `/metrics`: `10.0.0.5,172.17.0.0/16`. */
  readonly metrics: string | undefined;
  /** Connections of a pool to PostgreSQL. */
  readonly connections: number;
  /** Whether HTTPS is insisted on for names below that of the site. */
  readonly isHstsForSubdomains: boolean;
  readonly logLevel: LogLevel;
  /** What the owner's page shows with a lock, since it is set here. */
  readonly owner: Partial<OwnerSettings>;
  /** A PNG or SVG file, which is the logo then. */
  readonly logo: string | undefined;
  /** Mail; absent: the site sends none. */
  readonly smtp: string | undefined;
  readonly mailFrom: string | undefined;
}

/** Seconds of engine time a minute by who asks. */
export interface EngineSeconds {
  /** For an address. */
  readonly guest: number;
  /** For a member in a session. */
  readonly member: number;
  /** For all keys of a member, by scope. */
  readonly keys: Readonly<Record<Scope, number>>;
}
