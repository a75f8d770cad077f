import type { FastifyInstance } from 'fastify';
import { langkahCookie } from '../../platform/http/access/langkah-cookie.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { alamatKembali } from './alamat-kembali.ts';
import { sealLangkah } from './langkah.ts';

/**
 * Sends the browser to the staff system to sign in. What it must bring back stays with it, sealed, so that the end of a
 * sign-in counts only where it was begun. Where that cannot be, it goes back to the sign-in page, which says why.
 */
export function mountLoginSimpatika(app: FastifyInstance, deps: Deps): void {
  app.get('/api/login-simpatika', { config: { isGuarded: true } }, async (request, reply) => {
    const back = (sebab: string) => reply.redirect(`/login?simpatika=${sebab}`, 303);
    if (!deps.masukSimpatika) return back('off');
    try {
      await deps.limits.take('masuk_simpatika', request.ip);
      const { url, langkah } = await deps.masukSimpatika.startMasuk(alamatKembali(deps));
      langkahCookie(request, reply, deps.publicUrl).set(sealLangkah({ deps, now: deps.now() }, langkah));
      return reply.header('cache-control', 'no-store').redirect(url.href, 303);
    } catch (error) {
      if (error instanceof Refusal) return back('unreachable');
      throw error;
    }
  });
}
