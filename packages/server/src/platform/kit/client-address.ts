import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The address a request comes from, as a plain IPv4 or IPv6 address; where a proxy wrote something else, the proxy's. */
export function clientAddress({
  ip,
  socket,
}: {
  ip: string | undefined;
  socket: Pick<FastifyRequest['socket'], 'remoteAddress'>;
}): string {
  // Of a connection that ended meanwhile nothing is known any more.
  return plain(ip ?? '') ?? plain(socket.remoteAddress ?? '') ?? 'tidak diketahui';
}

/** Some proxies add a port or a zone, and IPv4 may arrive in IPv6's clothes. */
function plain(text: string): string | undefined {
  const bare = text
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(bare) ? bare : undefined;
}
