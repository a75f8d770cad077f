import { connect, type Socket } from 'node:net';

export type Answer = { status: number; body: string; isLast: boolean };
export type Call = { method: string; path: string; headers: Record<string, string>; body?: string };

/** What is waited for on a connection, and what of it has come. */
type Connection = {
  socket: Socket;
  received: Buffer;
  waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;
};

/**
 * Calls over connections that are kept open, one call at a time on each. It shares the two cores with what it measures,
 * so it speaks just the HTTP that the server answers with: a head and a body of a length that is told.
 */
export function createHttpClient(url: string) {
  const { hostname, port, host } = new URL(url);
  const open = new Set<Connection>();
  const idle: Connection[] = [];

  const connection = (): Connection => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const made: Connection = { socket, received: Buffer.alloc(0), waiting: undefined };
    open.add(made);
    const end = (error?: Error) => {
      open.delete(made);
      made.waiting?.reject(error ?? new Error('The server closed the connection'));
      made.waiting = undefined;
    };
    socket.on('error', end).on('close', () => end());
    socket.on('data', (chunk) => {
      made.received = made.received.length > 0 ? Buffer.concat([made.received, chunk]) : chunk;
      const answer = readAnswer(made.received);
      if (!answer) return;
      const { waiting } = made;
      made.received = Buffer.alloc(0);
      made.waiting = undefined;
      // The server closes it after this answer.
      if (answer.isLast) open.delete(made);
      else idle.push(made);
      waiting?.resolve(answer);
    });
    return made;
  };

  /** The last that became idle, unless the server has closed it meanwhile. */
  const take = (): Connection => {
    const known = idle.pop();
    return known === undefined ? connection() : open.has(known) ? known : take();
  };

  return {
    call: ({ method, path, headers, body = '' }: Call): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const made = take();
        made.waiting = { resolve, reject };
        let head = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n`;
        for (const name in headers) head += `${name}: ${headers[name]}\r\n`;
        made.socket.write(`${head}\r\n${body}`);
      }),
    close: () => {
      for (const { socket } of open) socket.destroy();
    },
  };
}

/** The answer that these bytes are; undefined while some of it has not come. */
function readAnswer(received: Buffer): Answer | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
  if (received.length < end + 4 + length) return undefined;
  return {
    status: Number(head.slice(9, 12)),
    body: received.toString('utf8', end + 4, end + 4 + length),
    isLast: /\r\nconnection: *close/i.test(head),
  };
}
