/** English texts of `publish` and `fetch`. */

const SITE = 'the address of the site (default: NONOKIT_SITE)';

export const PUBLISH = {
  summary: 'publish a puzzle on a site',
  description:
    'Publish a puzzle of any format on a site. The site refuses puzzles that do not\n' +
    'have exactly one solution, and warns of trivial, nearly empty and known ones.\n' +
    'Its address is printed.',
  argument: 'a puzzle of any format, FILE#2 or -',
  options: {
    site: SITE,
    key: 'a key of your account with the scope publish (default: NONOKIT_KEY)',
    title: 'the title (default: that of the file)',
    titleRu: 'the title in Russian',
    description: 'a few sentences that are shown to whoever has solved it',
    tags: 'words such as cat,animal; shown to whoever has solved it',
    license: 'such as CC0-1.0 or CC-BY-4.0',
    acceptWarnings: 'publish in spite of warnings',
    json: 'print the answer of the site as JSON',
  },
  status: `A key that stands in a command line can be seen by others on this machine:
NONOKIT_KEY is better. Exit status: 0 published, 2 refused or not reached.`,
  examples: `Examples:
  $ nonokit publish cat.non --site https://nonograms.example --title Cat
  $ nonokit publish puzzles.json#2 --site http://localhost:4000 --json`,
};

export const FETCH = {
  summary: 'fetch a puzzle from a site',
  description:
    'Fetch a puzzle by its address, or by its identifier and --site. It has its\n' +
    'clues alone, unless the key says that you have solved it. A FILE that ends in\n' +
    '.pdf, .svg or .png gets the sheet that the site draws, without the solution.\n' +
    'Any format can be written; one for pictures, such as --to png, needs the\n' +
    'puzzle solved, which happens here.',
  argument: 'the address of the puzzle, or its identifier',
  options: {
    site: SITE,
    key: 'a key of your account (default: NONOKIT_KEY)',
    output: 'the file to write (default: standard output)',
    to: 'the format to write, or pdf (default: by the ending of FILE, or json)',
    force: 'overwrite FILE',
  },
  status: 'Exit status: 0 fetched, 2 not found, not reached or not written.',
  examples: `Examples:
  $ nonokit fetch https://nonograms.example/puzzles/3FHTBKNHdr9 -o cat.non
  $ nonokit fetch https://nonograms.example/puzzles/3FHTBKNHdr9 -o sheet.pdf
  $ nonokit fetch 3FHTBKNHdr9 --site http://localhost:4000 --to webpbn`,
};
