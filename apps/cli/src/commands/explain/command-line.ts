/**
 * What can be typed after `nonokit explain`.
 */
import { Command, Option } from 'commander';
import { secondsAsMs, wholeNumber } from '../../io/flags.js';
import { helpAfter } from '../../io/help-texts.js';
import { jsonOption, langOption, lineOnlyOption, quietOption, reading } from '../../io/options.js';

/** The command line of `explain`. */
export function explainCommand(): Command {
  return reading(new Command('explain'))
    .argument('<file>', 'the puzzle, FILE#2 for one of several, or -')
    .summary('the solution as steps a person can follow, in words')
    .description(
      'Explain how to solve a puzzle: each step names a line, a reason and what\n' +
        'follows, the simplest technique first. Where no line tells anything, short\n' +
        'contradictions do. docs/techniques describes the sixteen techniques.',
    )
    .option(
      '--from-state <file>',
      'begin from these marks: rows of ".", "#" (or the palette\'s symbols) and "?"; or JSON',
    )
    .option('--next', 'a hint: the mistakes among the marks, or else the next step')
    .addOption(
      new Option(
        '--tell <how-much>',
        'of a hint: where to look, what technique, why (default), or the marks afterwards',
      ).choices(['where', 'what', 'why', 'marks']),
    )
    .option('--only <n>', 'print only step number n', wholeNumber(1))
    .addOption(lineOnlyOption())
    .option(
      '--budget <lines>',
      'lines that looking for chains may settle, 500,000 take about a second; the\n' +
        'same on every machine',
      wholeNumber(1),
      3_000_000,
    )
    .option(
      '--timeout <seconds>',
      'end after so long, with what was found until then (default: never)',
      secondsAsMs,
    )
    .addOption(langOption())
    .addOption(jsonOption('print one JSON object a step, cells and lines counted from 0'))
    .addOption(quietOption())
    .addHelpText('after', helpAfter(EXIT_STATUS, EXAMPLES))
    .action(async (file, flags) => (await import('./explain.js')).runExplain(file, flags));
}

const EXIT_STATUS = `Exit status: 0 explained to the end (--next: a step, or nothing left to do),
1 the puzzle has no or several solutions, or marks are wrong, 3 the techniques
do not reach the end within the budget, 2 something cannot be read.`;

const EXAMPLES = `Examples:
  $ nonokit explain cat.non
  $ nonokit explain cat.non --lang ru --only 12
  $ nonokit explain cat.non --from-state marks.txt --next --tell where
  $ nonokit explain cat.non --from-state marks.txt --next --tell marks > marks2.txt
  $ nonokit explain --json cat.non | jq -r .technique | sort | uniq -c`;
