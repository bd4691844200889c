/** A mail server for trials. */
import { createServer } from 'node:net';

/** Takes every mail and adds its text to `mails`. */
export async function mailbox(port, mails) {
  const server = createServer((socket) => {
    let text = '';
    let isBody = false;
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    socket.on('data', (bytes) => {
      text += bytes;
      if (isBody && text.endsWith('\r\n.\r\n')) {
        mails.push(text.replaceAll('=\r\n', ''));
        [text, isBody] = ['', false];
        socket.write('250 taken\r\n');
      } else if (!isBody && text.endsWith('\r\n')) {
        isBody = /^DATA/im.test(text);
        socket.write(
          isBody ? '354 go on\r\n' : /^QUIT/im.test(text) ? '221 bye\r\n' : '250 ok\r\n',
        );
        text = '';
      }
    });
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  return server;
}
