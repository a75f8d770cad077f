import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { startTestServer } from '../../../testing/start-test-server.ts';
import { answerUnreadable } from './answer-unreadable.ts';

const { app } = await startTestServer();
const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));

/** All that arrives until the other end closes. */
async function listenTo(socket: Socket) {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(socket, 'close');
  return text;
}

/** What is answered to these bytes. */
async function say(bytes: string) {
  const text = await listenTo(connect({ host: '127.0.0.1', port: Number(port) }).end(bytes));
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

test.each([
  ['has asked nothing yet, as browsers open them ahead, is closed without a word', '', ''],
  ['began to ask and fell silent is told so', 'GET /api/me HTTP/1.1\r\nho', 'HTTP/1.1 400 Bad Request'],
])('a connection that %s', async (_, bytes, expected) => {
  const server: Server = createServer({ headersTimeout: 200, connectionsCheckingInterval: 50 });
  server.on('clientError', (error, socket) =>
    answerUnreadable(false).clientErrorHandler.call(app, error as never, socket as Socket),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  if (bytes) socket.write(bytes);
  const text = await listenTo(socket);
  expect(text.split('\r\n')[0]).toBe(expected);
  server.close();
});
