import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type Answer = { status: number; body: string };
export type Call = { method: string; path: string; headers: Record<string, string>; body?: string };

/**
 * Calls over connections that are kept open, one call at a time on each. It shares the two cores with what it measures,
 * so it speaks just the HTTP that the server answers with: a head and a body of a length that is told.
 */
export function createHttpClient(url: string) {
  const { hostname, port, host } = new URL(url);
  const open = new Set<Socket>();
  const idle = new Set<Socket>();

  const take = async (): Promise<Socket> => {
    for (const socket of idle) {
      idle.delete(socket);
      return socket;
    }
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    open.add(socket);
    // A server that is ended closes what is idle; a call under way hears of it by itself.
    socket.on('error', () => undefined).on('close', () => void (open.delete(socket), idle.delete(socket)));
    await once(socket, 'connect');
    return socket;
  };

  return {
    call: async ({ method, path, headers, body = '' }: Call): Promise<Answer> => {
      const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      const socket = await take();
      try {
        const answer = readAnswer(socket);
        socket.write(`${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${fields.join('')}\r\n${body}`);
        const answered = await answer;
        idle.add(socket);
        return answered;
      } catch (error) {
        socket.destroy();
        throw error;
      }
    },
    close: () => {
      for (const socket of open) socket.destroy();
    },
  };
}

function readAnswer(socket: Socket): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const stop = () => socket.off('data', onData).off('error', onEnd).off('close', onEnd);
    const onEnd = (error?: unknown) => {
      stop();
      reject(error instanceof Error ? error : new Error('The server closed the connection'));
    };
    const onData = (chunk: Buffer) => {
      received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk;
      const end = received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = received.toString('latin1', 0, end);
      const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
      if (received.length < end + 4 + length) return;
      stop();
      resolve({ status: Number(head.slice(9, 12)), body: received.toString('utf8', end + 4, end + 4 + length) });
    };
    socket.on('data', onData).on('error', onEnd).on('close', onEnd);
  });
}
