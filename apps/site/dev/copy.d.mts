/** The copy of the site's sources as tests use it. */

/** A copy with its server. */
export interface DevCopy {
  /** `http://localhost:40123/` */
  readonly address: string;
  /** Puts a text in the place of another in a file: `web/pages/front/front.css`. */
  readonly change: (file: string, before: string, after: string) => void;
  readonly close: () => Promise<void>;
}

/** A copy without a server; `prepare` may change it, in the folder that it gets. */
export function copySite(prepare?: (site: string) => void): {
  readonly site: string;
  readonly remove: () => void;
};

/** `prepare` may change the copied site, in the folder that it gets. */
export function startCopy(prepare?: (site: string) => void): Promise<DevCopy>;
