/** The mirrors that leave a subject unchanged. */
export interface Mirrors {
  /** Left and right are alike. */
  readonly across: boolean;
  /** Above and below are alike. */
  readonly down: boolean;
}
