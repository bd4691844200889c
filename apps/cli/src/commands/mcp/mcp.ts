/**
 * `nonokit mcp`: the program's commands as tools for assistants, by the Model Context Protocol, on
 * standard input and output or on a port of this machine. Nothing leaves the machine.
 */
import { createServer } from 'node:http';
import { toNodeHandler } from '@modelcontextprotocol/node';
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  McpServer,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import manifest from '../../../package.json' with { type: 'json' };
import { type Console, createConsole, refuse } from '../../io/console.js';
import type { Session } from '../../io/host.js';
import { interruptible } from '../../io/interrupt.js';
import { listenOnLoopback } from '../../io/loopback.js';
import { callTool } from './call-tool.js';
import { CommandRunner } from './run-command.js';
import { listTools } from './tools.js';

/** The options of `mcp`. */
export interface McpFlags {
  /** The port to serve on, or true for any that is free; standard input and output without. */
  readonly http?: number | true;
  readonly quiet?: boolean;
}

/** The longest request: an image in Base64, and what is around it. */
const MOST_BYTES = 12_000_000;

/** Serves until the caller closes its end, or until Ctrl-C. */
export async function runMcp({ http, quiet }: McpFlags, session: Session): Promise<void> {
  const console = createConsole({ quiet }, session);
  await interruptible(console, async (signal) => {
    if (http === undefined) await serveStreams(console, signal);
    else await servePort(http === true ? 0 : http, console, signal);
  });
}

/** A server with all tools; those that serve this machine's user may name files. */
function createTools(console: Console, mayNameFiles: boolean): () => McpServer {
  const runner = new CommandRunner(console.host.folder);
  const tools = listTools(mayNameFiles);
  return () => {
    const server = new McpServer(
      { name: 'nonokit', title: 'Nonokit', version: manifest.version },
      { capabilities: { tools: {} }, instructions: console.words.mcp.instructions },
    );
    for (const tool of tools) {
      const { name, title, description, input: inputSchema } = tool;
      const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
      server.registerTool(
        name,
        { title, description, inputSchema, annotations },
        (given, context) => callTool(tool, given, runner, context.mcpReq.signal),
      );
    }
    return server;
  };
}

async function serveStreams(console: Console, signal: AbortSignal): Promise<void> {
  const { stdin, stdout } = console.host;
  const transport = new StdioServerTransport(stdin, stdout as NodeJS.WriteStream);
  const ended = new Promise<void>((resolve) => {
    stdin.once('end', resolve).once('close', resolve);
    signal.addEventListener('abort', () => resolve());
  });
  const served = serveStdio(createTools(console, true), { transport });
  await ended;
  await served.close();
}

async function servePort(port: number, console: Console, signal: AbortSignal): Promise<void> {
  const handler = createMcpHandler(createTools(console, false), { maxRequestBodySize: MOST_BYTES });
  // any website that a person visits can send requests to this machine
  const guarded = async (request: Request): Promise<Response> =>
    hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
    originValidationResponse(request, localhostAllowedOrigins()) ??
    handler.fetch(request);
  const answer = toNodeHandler({ fetch: guarded }, { maxRequestBodySize: MOST_BYTES });
  const server = createServer((request, response) => {
    const { method = 'GET', url = '' } = request;
    if (url === '/mcp') void answer(Object.assign(request, { method, url }), response);
    else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found\n');
  });
  const running = await listenOnLoopback(server, [port]);
  if (!running.ok) return refuse(console, '--http', running.problem);
  const { address, ended, end } = running.value;
  await console.out(`${address}mcp\n`);
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  await ended;
  await handler.close();
}
