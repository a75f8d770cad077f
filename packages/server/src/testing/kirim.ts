import { Agent, request, type OutgoingHttpHeaders } from 'node:http';

export type Kiriman = { method: string; path: string; headers: OutgoingHttpHeaders; body?: Buffer | string };
export type Balasan = { status: number; text: string };

/** Sends requests just as they are written, well or badly, over a few connections that stay open. */
export function pengirim(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const { hostname, port } = new URL(url);
  return {
    kirim: ({ method, path, headers, body }: Kiriman) =>
      new Promise<Balasan>((resolve, reject) => {
        const sent = request({ hostname, port, agent, method, path, headers }, (answer) => {
          const chunks: Buffer[] = [];
          answer
            .on('data', (chunk: Buffer) => chunks.push(chunk))
            .on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }))
            .on('error', reject);
        });
        sent.on('error', reject);
        sent.end(body);
      }),
    tutup: () => agent.destroy(),
  };
}
