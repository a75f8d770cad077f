import type { FastifyInstance } from 'fastify';
import { inScope } from '../db/in-scope.ts';
import type { Deps } from '../http/deps.ts';
import { updateSesiTerpakai } from './sesi.queries.ts';

/** A session's owner is told when it was last used; a minute more or less is no matter to him, a write per call is. */
const JEDA_MS = 60_000;

/** Notes which sessions calls come with, and writes the last use of all of them together, at most once a minute. */
export function mountTouchSesi(app: FastifyInstance, deps: Deps): void {
  let terpakai = new Map<string, Date>();
  let ditulis = 0;

  const write = async () => {
    const rows = terpakai;
    terpakai = new Map();
    if (rows.size === 0) return;
    await inScope(deps.db, { lingkup: 'semua' }, (db) => updateSesiTerpakai(db, rows));
  };

  app.addHook('onResponse', async (request) => {
    const sesi_id = request.passed?.actor?.sesi_id;
    if (!sesi_id) return;
    const now = deps.now();
    terpakai.set(sesi_id, now);
    // A clock that was set back must not keep it waiting.
    if (Math.abs(now.getTime() - ditulis) < JEDA_MS) return;
    ditulis = now.getTime();
    await write();
  });
  app.addHook('onClose', write);
}
