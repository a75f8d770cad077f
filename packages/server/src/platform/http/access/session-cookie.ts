import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BaseCtx } from '../../ctx/ctx.ts';
import { perambanCookie } from './peramban-cookie.ts';

export const SESSION_COOKIE = 'hadir_sesi';

/** How a handler gives and takes the session cookie: HttpOnly, SameSite, Secure behind https. */
export function sessionCookie(request: FastifyRequest, reply: FastifyReply, secure: boolean): BaseCtx['cookie'] {
  const options = { path: '/api', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    token: request.cookies[SESSION_COOKIE] ?? null,
    set: (token, expires) => void reply.setCookie(SESSION_COOKIE, token, { ...options, expires }),
    // What the browser remembers of answers goes with the session; what waits there to be sent stays.
    clear: () => void reply.clearCookie(SESSION_COOKIE, options).header('clear-site-data', '"cache"'),
    peramban: perambanCookie(request, reply, secure),
  };
}
