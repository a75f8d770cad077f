import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';

/** A mail server that keeps what it is given; the first `busy` mails it asks to send again later. */
async function startSmtp(busy: number) {
  const taken: string[] = [];
  let refused = 0;
  const converse = (socket: Socket) => {
    let mail = '';
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 surat siap');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (isData && line === '.') {
          isData = false;
          taken.push(mail);
          say('250 diterima');
        } else if (isData) mail += `${line}\n`;
        else if (line.startsWith('MAIL') && refused < busy) {
          refused += 1;
          say('451 siti@contoh.id sedang sibuk');
        } else if (line === 'DATA') {
          isData = true;
          mail = '';
          say('354 silakan');
        } else if (line === 'QUIT') socket.end('221 selesai\r\n');
        else say('250 baik');
      }
    });
  };
  const server = createServer(converse).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, taken, close: () => server.close() };
}

const surat = { kepada: 'siti@contoh.id', judul: 'Aktivasi', teks: 'Buka tautan ini' };
const from = 'Hadir <hadir@contoh.id>';

test('a mail is sent, also when the server takes it only the second time', async () => {
  const smtp = await startSmtp(1);
  const failed: unknown[] = [];
  const mailer = createSmtpMailer({ url: smtp.url, from, onFailed: (error) => failed.push(error), retryAfterMs: [10] });
  await mailer.send(surat);
  await mailer.close();
  smtp.close();
  expect(failed).toEqual([]);
  expect(smtp.taken).toHaveLength(1);
  expect(smtp.taken[0]).toMatch(/To: siti@contoh\.id[^]*Subject: Aktivasi[^]*Buka tautan ini/);
});

test('a mail that nobody takes is reported and stops nobody', async () => {
  const smtp = await startSmtp(9);
  const failed: unknown[] = [];
  const mailer = createSmtpMailer({ url: smtp.url, from, onFailed: (error) => failed.push(error), retryAfterMs: [10] });
  await mailer.send(surat);
  await mailer.close();
  smtp.close();
  expect(String(failed)).toMatch(/jawaban server surat 451/);
  expect(String(failed)).not.toContain('siti');
  expect(smtp.taken).toEqual([]);
});
