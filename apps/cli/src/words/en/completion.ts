/** English texts of `completion`, `version` and `manual`. */

export const COMPLETION = {
  shell: 'the shell: bash, zsh or fish',
  summary: 'completions for bash, zsh and fish',
  description:
    'Print a script that makes the shell complete commands, options and their values\n' +
    'when you press Tab.',
  install: `To install it, once:
  bash: nonokit completion bash >> ~/.bash_completion
  zsh:  nonokit completion zsh > ~/.zfunc/_nonokit   (a folder in $fpath)
  fish: nonokit completion fish > ~/.config/fish/completions/nonokit.fish`,
  examples: `Examples:
  $ nonokit completion bash
  $ nonokit completion fish | source`,
};

export const VERSION = {
  description: 'Print the version, as --version does.',
  examples: `Examples:
  $ nonokit version
  $ nonokit -v`,
};

export const MANUAL = {
  description: 'Print the man page, in the language of the program.',
  /** The headings of the page. */
  headings: {
    manual: 'User Commands',
    name: 'NAME',
    synopsis: 'SYNOPSIS',
    description: 'DESCRIPTION',
    commands: 'COMMANDS',
  },
};
