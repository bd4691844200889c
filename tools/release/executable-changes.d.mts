/** Where a source does something in another way in a single executable. */
export const CHANGES: readonly {
  /** From the folder of the repository. */
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
}[];
