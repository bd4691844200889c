/** Completions for zsh: `_arguments` with every option and its description. */
import { LANGUAGES } from '@nonokit/core';
import type { ShellCommand, ShellOption } from './shell-words.js';

/** The script. */
export function zshScript(commands: readonly ShellCommand[]): string {
  const described = commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`);
  return `#compdef nonokit
# completions of nonokit for zsh
_nonokit() {
  local context state line
  local -a commands
  commands=(
${described.join('\n')}
  )
  _arguments -C '--lang:language:(${LANGUAGES.join(' ')})' '--version' '--help' '1: :->command' '*:: :->arguments'
  case $state in
    command) _describe -t commands command commands ;;
    arguments)
      case $words[1] in
${commands.map(branch).join('\n')}
      esac ;;
  esac
}
if [[ $funcstack[1] == _nonokit ]]; then
  _nonokit "$@"
else
  compdef _nonokit nonokit
fi
`;
}

function branch({ name, options, words, takesFiles }: ShellCommand): string {
  const specs = options.flatMap(listSpecs);
  if (words.length > 0) specs.push(quoted(`1:word:(${words.join(' ')})`));
  if (takesFiles) specs.push(quoted('*:file:_files'));
  return `        ${name})
          _arguments \\
${specs.map((spec) => `            ${spec}`).join(' \\\n')} ;;`;
}

function listSpecs({ long, short, description, value }: ShellOption): string[] {
  const text = description === '' ? '' : `[${description.replace(/[\\[\]:]/g, '\\$&')}]`;
  return [long, ...(short === undefined ? [] : [short])].map((name) =>
    quoted(`${name}${text}${action(value)}`),
  );
}

function action(value: ShellOption['value']): string {
  if (typeof value !== 'string') return `:value:(${value.join(' ')})`;
  if (value === 'none') return '';
  if (value === 'other') return ':value: ';
  return value === 'folder' ? ':folder:_files -/' : ':file:_files';
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
