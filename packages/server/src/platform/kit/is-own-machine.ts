import type { FastifyRequest } from 'fastify';
import { isLocalHost } from './is-local-host.ts';

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
/**
 * What proxies, load balancers and tunnels add to a request that they bring for somebody. No browser adds a header of
 * these names to a page that it opens; Prometheus does say how long it waits.
 */
const FORWARDED =
  /^(forwarded|via|cdn-loop|x-(?!prometheus-).*|(cf|true|fastly|fly|akamai|do|proxy)-.*|.*-(client|connecting)-ip)$/;

/**
 * Whether a person at this very machine asks. A proxy beside the server comes from the same address but brings strangers:
 * it says so in a header, asks under the name that they used, or speaks HTTP/1.0, which no browser does. A page of
 * elsewhere whose name was made to mean this machine (DNS rebinding) asks under that name.
 */
export function isOwnMachine({ raw, socket, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    isLocalHost((headers.host ?? '').replace(/:\d+$/, '')) &&
    raw.httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  );
}
