/** The copy of the site's sources as tests use it. */

/** A copy with its server. */
export interface DevCopy {
  /** `http://localhost:40123/` */
  readonly address: string;
  /** Puts a text in the place of another in a file: `web/pages/front/front.css`. */
  readonly change: (file: string, before: string, after: string) => void;
  readonly close: () => Promise<void>;
}

export function startCopy(): Promise<DevCopy>;
