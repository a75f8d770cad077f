import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/ctx/deps.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { KabarPembayaran } from '../../platform/pembayaran/pesan-pembayaran.ts';
import { isTandaSah } from '../../platform/pembayaran/tanda-tangan.ts';
import { receivePembayaran } from './receive-pembayaran.ts';

const MAX_BYTES = 16 * 1024;

/**
 * Where the payment provider tells of money that came: signed over the body as it was sent and over the time, within five
 * minutes. Answered 200 once it is written down, so that a provider that heard nothing tells again.
 */
export function mountKabarPembayaran(server: FastifyInstance, deps: Deps): void {
  // A room of its own, since the body is read as it came.
  void server.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.post('/api/pembayaran/kabar', { bodyLimit: MAX_BYTES, config: { isGuarded: true } }, async (request) => {
      const isi = typeof request.body === 'string' ? request.body : '';
      const now = deps.now();
      if (!deps.penyedia || !isTandaSah(deps.penyedia.kunci, request.headers, isi, now))
        throw new Refusal('billing.kabar_refused');
      const kabar = KabarPembayaran.safeParse(readJson(isi));
      if (!kabar.success) throw new Refusal('billing.kabar_unknown');
      return deps.slots(() =>
        inScope(deps.db, { lingkup: 'semua' }, (db) => receivePembayaran({ db, deps, now }, kabar.data)),
      );
    });
  });
}

/** Undefined where it is none. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
