/** The mirrors that leave a subject as it is. */
export interface Mirrors {
  /** Left and right are alike. */
  readonly across: boolean;
  /** Above and below are alike. */
  readonly down: boolean;
}
