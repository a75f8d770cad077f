import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BaseCtx } from '../../ctx/ctx.ts';
import { isHttps } from '../../kit/is-https.ts';
import { langkahCookie } from './langkah-cookie.ts';
import { perambanCookie } from './peramban-cookie.ts';

/** Behind https the session goes by a name that browsers take from this very host alone: a sibling host cannot plant one. */
export const sessionCookieName = (publicUrl: string): string =>
  isHttps(publicUrl) ? '__Host-hadir_sesi' : 'hadir_sesi';

/** How a handler gives and takes the session cookie: HttpOnly, SameSite, Secure behind https. */
export function sessionCookie(request: FastifyRequest, reply: FastifyReply, publicUrl: string): BaseCtx['cookie'] {
  const name = sessionCookieName(publicUrl);
  const secure = isHttps(publicUrl);
  // A name with __Host- must hold for the whole host.
  const options = { path: secure ? '/' : '/api', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    token: request.cookies[name] ?? null,
    set: (token, expires) => void reply.setCookie(name, token, { ...options, expires }),
    // What the browser remembers of answers goes with the session; what waits there to be sent stays.
    clear: () => void reply.clearCookie(name, options).header('clear-site-data', '"cache"'),
    peramban: perambanCookie(request, reply, secure),
    langkah: langkahCookie(request, reply, publicUrl),
  };
}
