/** Servers on the loopback address: only programs of this machine reach them. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bad, good, type Result } from '@nonokit/core';
import { cannotListen, portTaken } from '../words/en/problems/play.js';

const HOST = '127.0.0.1';

/** A server that runs. */
export interface RunningServer {
  /** "http://127.0.0.1:4807/" */
  readonly address: string;
  /** Ends the server and its connections. */
  readonly end: () => void;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
}

/** Lets a server listen on the first of these ports that is free; 0 is any. */
export async function listenOnLoopback(
  server: Server,
  [port = 0, ...others]: readonly number[],
): Promise<Result<RunningServer>> {
  const wrong = await listen(server, port);
  if (wrong === 'EADDRINUSE' && others.length > 0) return listenOnLoopback(server, others);
  if (wrong === 'EADDRINUSE') return bad(portTaken, { port });
  if (wrong !== undefined) return bad(cannotListen, { port, reason: wrong });
  const ended = new Promise<void>((resolve) => server.once('close', resolve));
  const end = (): void => {
    server.close();
    server.closeAllConnections();
  };
  const { port: found } = server.address() as AddressInfo;
  return good({ address: `http://${HOST}:${found}/`, end, ended });
}

/** Resolves when the server listens, with the system's code if it cannot. */
function listen(server: Server, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException): void => resolve(error.code ?? error.message);
    server.once('error', fail);
    server.listen(port, HOST, () => {
      server.off('error', fail);
      resolve(undefined);
    });
  });
}
