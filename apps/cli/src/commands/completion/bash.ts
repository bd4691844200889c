/** Completions for bash: one function that looks at the command and at the word before. */
import { LANGUAGES } from '@nonokit/core';
import type { ShellCommand, ShellOption } from './shell-words.js';

/** The script. */
export function bashScript(commands: readonly ShellCommand[]): string {
  const names = commands.map(({ name }) => name);
  return `# completions of nonokit for bash
_nonokit() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local command='' words='' values='' i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "\${COMP_WORDS[i]}" in
      --lang) ((i++)) ;;
      -*) ;;
      *) command="\${COMP_WORDS[i]}"; break ;;
    esac
  done
  COMPREPLY=()
  if [[ $previous == --lang ]]; then
    values='${LANGUAGES.join(' ')}'
  fi
  case "$command" in
    '' | help) words='${names.join(' ')} help --help --version --lang' ;;
${commands.map(branch).join('\n')}
  esac
  case "$values" in
    '') ;;
    :file) return ;;
    :other) compopt +o default 2> /dev/null; return ;;
    *) COMPREPLY=($(compgen -W "$values" -- "$current")); return ;;
  esac
  if [[ $current == -* || -z $command || $command == help ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  else
    COMPREPLY=($(compgen -W "\${words//-*/}" -- "$current"))
  fi
}
complete -o default -F _nonokit nonokit
`;
}

/** The words of one command, and the values of its options. */
function branch({ name, words, options }: ShellCommand): string {
  const names = options.flatMap(({ long, short }) =>
    short === undefined ? [long] : [short, long],
  );
  const valued = options.filter(({ value }) => value !== 'none');
  const cases = valued.map((option) => `        ${flags(option)}) values='${values(option)}' ;;`);
  return `    ${name})
      words='${[...words, ...names].join(' ')}'
      case "$previous" in
${cases.join('\n')}
      esac ;;`;
}

function flags({ long, short }: ShellOption): string {
  return short === undefined ? long : `${short} | ${long}`;
}

function values({ value }: ShellOption): string {
  if (typeof value !== 'string') return value.join(' ');
  return value === 'other' ? ':other' : ':file';
}
