import type { FastifyServerOptions } from 'fastify';
import { answerError } from './answer-error.ts';
import { Refusal } from '../../kit/refusal.ts';
import { securityHeaders } from '../serving/security-headers.ts';

type Answering = Required<Pick<FastifyServerOptions, 'clientErrorHandler' | 'frameworkErrors'>>;

/** What is refused before there is a call to refuse, in the words of the catalogue as well: no HTTP, or no address. */
export function answerUnreadable(isHttps: boolean): Answering {
  const refusal = new Refusal('input.malformed');
  const body = JSON.stringify(refusal.toBody());
  const headers = {
    ...securityHeaders(isHttps),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer = `HTTP/1.1 ${refusal.status} Bad Request\r\n${lines.join('')}\r\n${body}`;

  return {
    clientErrorHandler: (error, socket) => {
      // Browsers open connections ahead of what they will ask: whatever is said on one that asked nothing, they take for
      // the answer to the next question. It is only closed, and who has hung up is answered nothing either.
      const hasAsked = error.code !== 'ERR_HTTP_REQUEST_TIMEOUT' || socket.bytesRead > 0;
      if (socket.writable && hasAsked) socket.write(answer);
      socket.destroy();
    },
    frameworkErrors: (error, request, reply) => {
      void reply.headers(securityHeaders(isHttps));
      void answerError(error, request, reply);
    },
  };
}
