import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type Answer = { status: number; body: string };
export type Call = { method: string; path: string; headers: Record<string, string>; body?: string };

/** Calls over connections that are kept open, as light as Node allows, so that the load is the server's. */
export function createHttpClient(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    call: ({ method, path, headers, body }: Call): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const outgoing = request(`${url}${path}`, { method, headers, agent }, (response) => {
          text(response).then((answer) => resolve({ status: response.statusCode ?? 0, body: answer }), reject);
        });
        outgoing.once('error', reject);
        outgoing.end(body);
      }),
    close: () => agent.destroy(),
  };
}
