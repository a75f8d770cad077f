import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../kit/refusal.ts';

/**
 * Refuses what another site makes a browser send. The cookie is SameSite already; this also covers sibling
 * hosts and the GETs that change something. Programs that are no browser send neither header.
 */
export function checkSameSite(request: FastifyRequest, publicUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal('akses.cross_site');
  const { origin } = request.headers;
  if (origin !== undefined && !isOurs(origin, request.host, publicUrl)) throw new Refusal('akses.cross_site');
}

function isOurs(origin: string, host: string, publicUrl: string): boolean {
  return (
    URL.canParse(origin) && (new URL(origin).host === host || new URL(origin).origin === new URL(publicUrl).origin)
  );
}
