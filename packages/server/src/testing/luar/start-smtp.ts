import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A mail server that keeps what it is given. */
export type SmtpSimulator = {
  url: string;
  /** Each mail as it came, headers first. */
  taken: string[];
  close: () => void;
};

/**
 * Speaks SMTP. `answer` says what is answered to a line instead of taking it: 'diam' is no answer at all. The line that
 * ends a mail is '.'.
 */
export async function startSmtp(
  answer: (line: string) => string | undefined = () => undefined,
): Promise<SmtpSimulator> {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const converse = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined); // a client that was killed
    socket.on('close', () => sockets.delete(socket));
    let mail = '';
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const take = (line: string) => {
      if (isData && line !== '.') {
        mail += `${line}\n`;
        return;
      }
      const instead = answer(line);
      if (instead === 'diam') return;
      if (line === '.') {
        isData = false;
        if (!instead) taken.push(mail);
        mail = '';
      }
      if (instead) say(instead);
      else if (line === 'QUIT') socket.end('221 selesai\r\n');
      else if (line === 'DATA') {
        isData = true;
        say('354 silakan');
      } else say('250 baik');
    };
    say('220 surat siap');
    let rest = '';
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(take);
    });
  };
  const server = createServer(converse).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
