/** What a tool answers: the output of its command, as text, as data or as a picture. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import { EXIT } from '../../io/exit.js';
import type { CommandResult, CommandRunner } from './run-command.js';
import { ToolMistake } from './tool-source.js';
import type { Tool } from './tools.js';

/** The longest text of an answer; assistants read no more. */
const MOST_TEXT = 100_000;

/** Calls a tool. Mistakes of the caller are answers, from which an assistant can go on. */
export async function callTool(
  tool: Tool,
  given: unknown,
  runner: CommandRunner,
  signal: AbortSignal,
): Promise<CallToolResult> {
  let run: ReturnType<Tool['toRun']>;
  try {
    run = tool.toRun(given);
  } catch (error) {
    if (!(error instanceof ToolMistake)) throw error;
    return refusal(error.message);
  }
  return answer(tool, await runner.run(run, signal));
}

function answer({ output }: Tool, result: CommandResult): CallToolResult {
  const { status, stdout, stopped } = result;
  const stderr = toRemarks(result.stderr);
  if (stopped === 'time') return refusal('This took too long and was stopped.');
  if (stopped === 'output') return refusal('The answer is too large. Ask for less.');
  if (stopped === 'aborted') return refusal('The call was cancelled.');
  if (status === undefined) return refusal(`The command ended early. ${stderr}`);
  // with bad input there is no answer, only the reason
  if (status === EXIT.badInput) return refusal(stderr);
  if (output === 'png') {
    const image = {
      type: 'image',
      data: stdout.toString('base64'),
      mimeType: 'image/png',
    } as const;
    return { content: [image, ...toTexts(stderr)] };
  }
  const text = stdout.toString('utf8');
  if (text.includes('\u0000') || text.includes('\ufffd')) {
    return refusal('This format is not text. Choose one that is, or draw the puzzle.');
  }
  if (text.length > MOST_TEXT) return refusal('The answer is too large. Ask for less.');
  if (output === 'text') return { content: [...toTexts(text), ...toTexts(stderr)] };
  const answers = text.split('\n').filter((line) => line !== '');
  return {
    content: [...toTexts(text), ...toTexts(stderr)],
    structuredContent: { answers: answers.map((line): unknown => JSON.parse(line)) },
  };
}

function refusal(sentence: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: sentence }] };
}

/** Remarks without the name of the program and of standard input before each. */
function toRemarks(stderr: string): string {
  return stderr.replace(/^(nonokit: )?(-: )?/gm, '').trim();
}

function toTexts(text: string): { readonly type: 'text'; readonly text: string }[] {
  const trimmed = text.trimEnd();
  return trimmed === '' ? [] : [{ type: 'text', text: trimmed }];
}
