/** What the log learns of a mail that was not sent: the reason, but no address of a person. */
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { defaultConfig } from '../default-config.js';
import { testSite } from '../testing/test-site.js';
import { probeMail, sendMail, testMail } from './mail.js';

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

describe('the mail server', () => {
  const config = { ...defaultConfig(), mailFrom: 'site@nonograms.example' };

  it('is tried with a mail, and its refusal is told without the password', async () => {
    const server = createServer(refuse);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const own = { ...config, smtp: `smtp://127.0.0.1:${port}` };
    await probeMail(own);
    await expect(testMail(own, 'anna@mail.example')).rejects.toThrow(
      `The mail server 127.0.0.1:${port} cannot be used:`,
    );
    server.close();
  });

  it('says that it has taken a mail', async () => {
    const server = createServer((socket) => {
      socket.write('220 sink\r\n');
      let isData = false;
      socket.on('data', (bytes) => {
        const text = bytes.toString();
        if (isData && !text.includes('\r\n.\r\n')) return;
        isData = text.startsWith('DATA');
        socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const own = { ...config, smtp: `smtp://127.0.0.1:${port}` };
    const { en } = await testMail(own, 'anna@mail.example');
    expect(en).toContain(`127.0.0.1:${port} has taken the mail to anna@mail.example.`);
    server.close();
  });

  it('that cannot be reached is named, and so is what is missing', async () => {
    const own = { ...config, smtp: 'smtp://anna:hunter2@127.0.0.1:1' };
    const error: unknown = await probeMail(own).catch((reason: unknown) => reason);
    expect(String(error)).toContain('The mail server 127.0.0.1:1 cannot be used: connect');
    expect(String(error)).not.toContain('hunter2');
    await expect(testMail(config, 'a@b')).rejects.toThrow('"smtp" is not set');
    await expect(testMail(own, 'anna')).rejects.toThrow('"anna" is not a mail address');
  });
});
