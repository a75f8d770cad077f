import type { FastifyInstance } from 'fastify';
import { inScope } from '../platform/db/scope/in-scope.ts';
import type { Deps } from '../platform/ctx/deps.ts';
import { updateSesiTerpakai } from '../auth/sesi/sesi.queries.ts';
import type { SesiTerpakai } from '../auth/sesi/sesi-terpakai.ts';

/**
 * A session's owner is told when it was last used, and a tap made offline is held against its contacts: half a minute
 * more or less is no matter to either (less than JEDA_KONTAK of the rule), a write per call is.
 */
const JEDA_MS = 30_000;

/** So many go in one statement: a morning's ten thousands at once would hold up the taps that come meanwhile. */
const SEKALI = 500;

/** Notes which sessions calls come with, and writes the last use of all of them, at most every half minute. */
export function mountTouchSesi(app: FastifyInstance, deps: Deps): void {
  let terpakai = new Map<string, SesiTerpakai>();
  let ditulis = 0;
  let timer: NodeJS.Timeout | undefined;

  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...terpakai];
    terpakai = new Map();
    for (let first = 0; first < rows.length; first += SEKALI) {
      const some = new Map(rows.slice(first, first + SEKALI));
      await inScope(deps.db, { lingkup: 'semua' }, (db) => updateSesiTerpakai(db, some));
    }
  };
  const writeNow = () =>
    void write().catch((error: unknown) => app.log.error({ err: error }, 'kontak sesi tidak tercatat'));

  app.addHook('onResponse', (request, reply, done) => {
    done();
    const { actor, now } = request.passed ?? {};
    // Who was answered that the server failed tries again: it is as if he had not been heard.
    if (!actor?.sesi_id || !now || reply.statusCode >= 500) return;
    terpakai.set(actor.sesi_id, { awal: terpakai.get(actor.sesi_id)?.awal ?? now, akhir: now });
    // A clock that was set back must not keep it waiting.
    if (Math.abs(now.getTime() - ditulis) < JEDA_MS) return void (timer ??= setTimeout(writeNow, JEDA_MS).unref());
    ditulis = now.getTime();
    writeNow();
  });
  app.addHook('onClose', write);
}
