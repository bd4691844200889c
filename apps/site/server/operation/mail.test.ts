/** What the log learns of a mail that was not sent: the reason, but no address of a person. */
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { testSite } from '../testing/test-site.js';
import { sendMail } from './mail.js';

/** A mail server that knows nobody. */
function refuse(socket: Socket): void {
  socket.write('220 sink\r\n');
  socket.on('data', (bytes) => {
    const isRecipient = bytes.toString().startsWith('RCPT');
    socket.write(isRecipient ? '550 no user anna@mail.example here\r\n' : '250 ok\r\n');
  });
  socket.on('error', () => undefined);
}

it('the log contains no address if the mail server refuses a recipient', async () => {
  const server = createServer(refuse);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const config = { smtp: `smtp://127.0.0.1:${port}`, mailFrom: 'site@nonograms.example' };
  const test = await testSite({ config });
  const mail = { to: 'anna@mail.example', subject: 'Code', text: 'x' };
  const error: unknown = await sendMail(test.site, mail).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'EENVELOPE' });
  expect(String(error)).toContain('550 no user [address] here');
  expect(JSON.stringify(error) + (error as Error).stack).not.toContain('anna');
  await test.close();
  server.close();
});
