/** English texts of `publish` and `fetch`. */

const SITE = 'the address of the site (default: NONOKIT_SITE)';

export const PUBLISH = {
  summary: 'publish a puzzle on a site',
  description:
    'Publish a puzzle of any format on a site, and print its address. The site\n' +
    'rejects puzzles that do not have exactly one solution, and warns about trivial,\n' +
    'nearly empty and known ones.',
  argument: 'a puzzle of any format, FILE#2 or -',
  options: {
    site: SITE,
    key: 'a key of your account with the scope publish (default: NONOKIT_KEY)',
    title: 'the title (default: from the file)',
    titleRu: 'the title in Russian',
    description: 'a few sentences, shown only after solving',
    tags: 'words such as cat,animal; shown only after solving',
    license: 'such as CC0-1.0 or CC-BY-4.0',
    acceptWarnings: 'publish despite warnings',
    json: 'print the answer of the site as JSON',
  },
  status: `Others on this machine can see a key on the command line, so prefer NONOKIT_KEY.
Exit status: 0 published, 2 rejected or site not reached.`,
  examples: `Examples:
  $ nonokit publish cat.non --site https://nonograms.example --title Cat
  $ nonokit publish puzzles.json#2 --site http://localhost:4000 --json`,
};

export const FETCH = {
  summary: 'fetch a puzzle from a site',
  description:
    'Fetch a puzzle by its address, or by its identifier and --site. It comes with\n' +
    'clues only, unless your key shows that you have solved it. For a FILE ending in\n' +
    '.pdf, .svg or .png, the site draws the sheet, without the solution. Any format\n' +
    'can be written; for a picture format, such as --to png, the puzzle is solved\n' +
    'on this machine.',
  argument: 'the address of the puzzle, or its identifier',
  options: {
    site: SITE,
    key: 'a key of your account (default: NONOKIT_KEY)',
    output: 'the file to write (default: standard output)',
    to: 'the format to write, or pdf (default: by the extension of FILE, or json)',
    force: 'overwrite FILE',
  },
  status: 'Exit status: 0 fetched, 2 not found, not reached or not written.',
  examples: `Examples:
  $ nonokit fetch https://nonograms.example/puzzles/3FHTBKNHdr9 -o cat.non
  $ nonokit fetch https://nonograms.example/puzzles/3FHTBKNHdr9 -o sheet.pdf
  $ nonokit fetch 3FHTBKNHdr9 --site http://localhost:4000 --to webpbn`,
};
