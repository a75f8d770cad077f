import { LANGKAH_SIMPATIKA_MENIT } from '@hadir/rules/auth/masa-langkah-masuk.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BaseCtx } from '../../ctx/ctx.ts';
import { isHttps } from '../../kit/is-https.ts';

type Langkah = BaseCtx['cookie']['langkah'];

const NAME = 'hadir_simpatika';
const MASA_DETIK = LANGKAH_SIMPATIKA_MENIT * 60;

/** What a browser must bring back that was sent elsewhere to sign in: sealed, for ten minutes, for that one call. */
export function langkahCookie(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Langkah {
  const secure = isHttps(publicUrl);
  const name = secure ? `__Secure-${NAME}` : NAME;
  const options = { path: '/api/login-simpatika', httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    sealed: request.cookies[name] ?? null,
    set: (sealed) => void reply.setCookie(name, sealed, { ...options, maxAge: MASA_DETIK }),
    clear: () => void reply.clearCookie(name, options),
  };
}
