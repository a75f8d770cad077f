import { SEHARI_DETIK } from '@hadir/rules/waktu/sehari.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BaseCtx } from '../../ctx/ctx.ts';

type Peramban = BaseCtx['cookie']['peramban'];

const PERAMBAN_COOKIE = 'hadir_peramban';
/** A school's common computer is known to so many; who was there longest ago is forgotten first. */
const PALING_BANYAK = 20;
/** As long as browsers keep a cookie at all. */
const MASA_DETIK = 400 * SEHARI_DETIK;

/**
 * The secrets by which a browser is known to the accounts that have signed in there, one for each. They travel with
 * signing in alone, so that no other call carries them.
 */
export function perambanCookie(request: FastifyRequest, reply: FastifyReply, secure: boolean): Peramban {
  // Not __Host-, which would send it along with every call; who plants one gains nothing by it.
  const name = secure ? `__Secure-${PERAMBAN_COOKIE}` : PERAMBAN_COOKIE;
  const tokens = (request.cookies[name] ?? '')
    .split('.')
    .filter((one) => /^[\w-]{43}$/.test(one))
    .slice(-PALING_BANYAK);
  return {
    tokens,
    keep: (token) => {
      const kept = [...tokens.filter((one) => one !== token), token].slice(-PALING_BANYAK);
      const options = { path: '/api/login', httpOnly: true, sameSite: 'strict', secure, maxAge: MASA_DETIK } as const;
      void reply.setCookie(name, kept.join('.'), options);
    },
  };
}
