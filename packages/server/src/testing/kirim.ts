import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

export type Kiriman = { method: string; path: string; headers: OutgoingHttpHeaders; body?: Buffer | string };
export type Balasan = { status: number; text: string };

/** What came where the connection ended without an answer. */
export const TANPA_JAWABAN: Balasan = { status: 0, text: '' };

/** Sends requests just as they are written, well or badly, over a few connections that stay open. */
export function pengirim(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const { hostname, port } = new URL(url);
  const once = ({ method, path, headers, body }: Kiriman, how: Agent | false) =>
    new Promise<Balasan>((resolve, reject) => {
      const told = body === undefined ? headers : { 'content-length': Buffer.byteLength(body), ...headers };
      const sent = request({ hostname, port, agent: how, method, path, headers: told }, (answer) => {
        const chunks: Buffer[] = [];
        answer
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }))
          .on('error', reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  /** Of a kept connection it is not known whether it still stands, so that one that ends is tried anew. */
  const kirim = async (kiriman: Kiriman): Promise<Balasan> => {
    try {
      return await once(kiriman, agent).catch(() => once(kiriman, false));
    } catch (error) {
      if (['ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '')) return TANPA_JAWABAN;
      throw error;
    }
  };
  return { kirim, tutup: () => agent.destroy() };
}

const NOBODY_ANSWERS_MS = 5_000;

/** Sends no more than this part of a request, from 0 to 1, and hangs up: what was answered to that, if anything. */
export function kirimSebagian(url: string, { method, path, headers, body = '' }: Kiriman, bagian: number) {
  const { hostname, port } = new URL(url);
  const told = { host: `${hostname}:${port}`, 'content-length': Buffer.byteLength(body), ...headers };
  const head = Object.entries(told).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  const whole = Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n`), Buffer.from(body)]);
  return new Promise<Balasan>((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let text = '';
    socket
      .setTimeout(NOBODY_ANSWERS_MS, () => socket.destroy())
      .on('data', (chunk: Buffer) => (text += chunk.toString()))
      .on(
        'error',
        (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && error.code !== 'EPIPE' && reject(error),
      )
      .on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text }))
      .end(whole.subarray(0, Math.floor(whole.length * bagian)));
  });
}
