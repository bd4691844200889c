/**
 * Guests who ask for the most work that the limits of requests allow, each from an address. They
 * write ready bytes to sockets and read no more than where an answer ends, because they share the
 * machine with the server that they attack: an HTTP client would take as much of it as the server.
 */
import { connect } from 'node:net';
import { wait } from '../soak/server.mjs';

/** Requests that change something are limited to 240 a minute from an address. */
const EVERY_MS = 250;

const SIDE = 40;
const clues = Array.from({ length: SIDE }, () => '2,2').join('\n');
/** Every line has two blocks of two: there are many solutions, and no search ends. */
const HARD = `width ${SIDE}\nheight ${SIDE}\nrows\n${clues}\ncolumns\n${clues}\n`;

/** Attacks until the end; counts the answers by status and code. */
export async function attack(base, addresses, end) {
  const { host, origin, port } = new URL(base);
  const head = [
    'POST /api/v1/check HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${origin}`,
    'Content-Type: text/plain',
    `Content-Length: ${HARD.length}`,
  ];
  const bytes = Buffer.from(`${head.join('\r\n')}\r\n\r\n${HARD}`);
  const answers = {};
  const count = (what) => {
    answers[what] = (answers[what] ?? 0) + 1;
  };
  const all = Array.from({ length: addresses }, async (_, k) => {
    const localAddress = `127.0.${9 + (k >> 7)}.${1 + (k & 127)}`;
    const lines = createLines({ host: '127.0.0.1', port: Number(port), localAddress }, count);
    await wait(EVERY_MS * Math.random(), end);
    while (!end.aborted) {
      lines.send(bytes);
      await wait(EVERY_MS, end);
    }
    // who attacks does not wait for answers
    lines.close();
  });
  await Promise.all(all);
  return answers;
}

/** Connections of one address, each of which sends its next request when it has an answer. */
function createLines(where, count) {
  const all = new Set();
  const idle = [];
  const open = () => {
    const socket = connect(where);
    let text = '';
    all.add(socket);
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      text += part;
      const answer = readAnswer(text);
      if (answer === undefined) return;
      text = '';
      count(answer);
      idle.push(socket);
    });
    socket.on('error', () => count('broken'));
    socket.on('close', () => {
      all.delete(socket);
      if (idle.includes(socket)) idle.splice(idle.indexOf(socket), 1);
    });
    return socket;
  };
  return {
    send: (bytes) => (idle.pop() ?? open()).write(bytes),
    close: () => {
      for (const socket of all) socket.destroy();
    },
  };
}

/** The status and the code of an answer that has come whole; undefined until then. */
function readAnswer(text) {
  const start = text.indexOf('\r\n\r\n') + 4;
  if (start < 4) return undefined;
  const head = text.slice(0, start);
  const isWhole = /^transfer-encoding: chunked/im.test(head)
    ? text.endsWith('0\r\n\r\n')
    : text.length - start >= Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  if (!isWhole) return undefined;
  const code = /"code": ?"([^"]+)"/.exec(text)?.[1];
  return [text.slice(9, 12), code].filter((part) => part !== undefined).join(' ');
}
