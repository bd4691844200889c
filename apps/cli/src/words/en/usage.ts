/** Commander's own texts, which are already English. */

const same = (english: string): string => english;

export const USAGE = {
  /** A heading of the help: "Options:". */
  title: same,
  /** A usage line or the flags of an option, with the names of values: "--from <format>". */
  term: same,
  /** A description with commander's additions: "(default: 1)". */
  description: same,
  /** A complaint: "unknown option '--fore' (Did you mean --force?)". */
  complaint: same,
};
