/**
 * `nonokit manual`: the man page, made from the same texts as the help, as roff.
 *
 * Each command is a section with its description, arguments and options; the paragraphs below the
 * options (names, statuses, examples) keep their line breaks.
 */
import type { Command } from 'commander';
import type { Words } from '../../words/language-words.js';

/** The page of the whole program. */
export function manualPage(program: Command, words: Words): string {
  const help = program.createHelp();
  const commands = help.visibleCommands(program).filter((command) => command.name() !== 'help');
  const { headings } = words.manual;
  const lines = [
    `.TH NONOKIT 1 "" "nonokit" "${headings.manual}"`,
    `.SH ${headings.name}`,
    `nonokit \\- ${escaped(oneLine(program.description()))}`,
    `.SH ${headings.synopsis}`,
    `.B nonokit`,
    escaped(words.usage.term('<command> [options]')),
    `.SH ${headings.description}`,
    ...textLines(afterOptions(program)),
    `.SH ${headings.commands}`,
    ...commands.flatMap((command) => [
      `.SS "nonokit ${escaped(formatTerm(command, words))}"`,
      ...listBody(command, words),
      ...command.commands.flatMap((part) => [
        `.SS "nonokit ${command.name()} ${escaped(formatTerm(part, words))}"`,
        ...listBody(part, words),
      ]),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

function formatTerm(command: Command, { usage }: Words): string {
  return usage.term(`${command.name()} ${command.usage()}`);
}

/** Description, arguments, options and the paragraphs below them. */
function listBody(command: Command, { usage }: Words): string[] {
  const help = command.createHelp();
  const args = help
    .visibleArguments(command)
    .map((one) => [usage.term(`<${one.name()}>`), help.argumentDescription(one)] as const);
  const options = help
    .visibleOptions(command)
    .map(
      (one) =>
        [usage.term(help.optionTerm(one)), usage.description(help.optionDescription(one))] as const,
    );
  return [
    ...command
      .description()
      .split('\n\n')
      .flatMap((text) => [escaped(oneLine(text)), '.PP']),
    ...[...args, ...options].flatMap(([term, text]) => [
      '.TP',
      `\\fB${escaped(term)}\\fR`,
      escaped(oneLine(text)),
    ]),
    ...textLines(afterOptions(command)),
  ];
}

/** The paragraphs below the options of a command's help. */
function afterOptions(command: Command): string {
  let text = '';
  const writeOut = (more: string): void => {
    text += more;
  };
  command.configureOutput({ writeOut, getOutHelpWidth: () => 80 });
  command.outputHelp();
  return text.slice(command.helpInformation().length).trim();
}

/** Paragraphs with their own line breaks. */
function textLines(text: string): string[] {
  if (text === '') return [];
  return ['.PP', '.nf', ...text.split('\n').map(escaped), '.fi'];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Text that roff prints as it is, in any encoding. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/, '\\&$1')
    .replace(/[\u0080-\uffff]/g, (char) => `\\[u${formatHex(char)}]`);
}

/** "…" as "2026". */
function formatHex(char: string): string {
  return char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
}
