import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startTestServer } from '../../../testing/start-test-server.ts';

const { app } = await startTestServer();
const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));

/** What is answered to these bytes. */
async function say(bytes: string) {
  const socket = connect({ host: '127.0.0.1', port: Number(port) }).end(bytes);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: head.split('\r\n')[0], head, body };
}

test.each([
  ['no HTTP', 'halo, server\r\n\r\n'],
  ['a method that does not exist', 'NGAWUR /api/me HTTP/1.1\r\nhost: a\r\n\r\n'],
  ['a header that cannot be read', 'GET /api/me HTTP/1.1\r\nhost: a\r\nx y: \u0000\r\n\r\n'],
  ['two lengths', 'POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}'],
  ['headers without end', `GET /api/me HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`],
  ['half a head', 'GET /api/me HTTP/1.1\r\nho'],
  ['an address that is no text', 'GET /api/%zz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'],
])('%s is refused in the words of the catalogue', async (_, bytes) => {
  const { status, head, body } = await say(bytes);
  expect(status).toBe('HTTP/1.1 400 Bad Request');
  expect(JSON.parse(body)).toMatchObject({ code: 400, error: 'input.malformed', data: null });
  expect(head.toLowerCase()).toContain('content-type: application/json; charset=utf-8');
  expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
});
