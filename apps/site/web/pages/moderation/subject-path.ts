/** Where one can look at what reports and moderators speak of. */

const FOLDERS: Readonly<Record<string, string>> = {
  puzzle: 'puzzles',
  series: 'series',
  contest: 'contests',
  person: 'people',
};

/** The path of its page; undefined for what has none. */
export function subjectPath(kind: string, id: string): string | undefined {
  const folder = FOLDERS[kind];
  return folder === undefined ? undefined : `${folder}/${encodeURIComponent(id)}`;
}
