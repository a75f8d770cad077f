import { toOrganisasi } from '../../platform/tempat/to-organisasi.ts';
import { getZona } from '../../kehadiran/turunan/zona.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import { TANPA_PEMANGGIL } from '../../platform/ctx/tanpa-pemanggil.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { JobCtx } from '../../platform/jobs/job.ts';
import { getBacaan, getTempatSinkron } from './sinkronisasi.queries.ts';

/** Runs a step of a run in a transaction of its organisation, in the name of who asked for it, as its operator. */
export function inOrganisasi<T>(
  { deps, scope, now, organisasi_id, tenant_id }: JobCtx,
  sinkronisasi_id: number,
  run: (ctx: OrganisasiCtx) => Promise<T>,
): Promise<T> {
  if (organisasi_id === null || tenant_id === null) throw new Error('Members belong to an organisasi');
  return inScope(deps.db, scope, async (db) => {
    const { pembuat, dibuat_oleh } = await getBacaan(db, { organisasi_id, sinkronisasi_id });
    const [tempat, timezone] = [await getTempatSinkron(db, organisasi_id), await getZona(db, organisasi_id, now)];
    const today = localToday(now, timezone);
    return run({
      db,
      deps,
      now,
      today,
      tenant_id,
      ...TANPA_PEMANGGIL,
      actor: {
        user_id: dibuat_oleh ?? 0,
        nama: pembuat ?? 'Sinkronisasi',
        tenant_id,
        sesi_id: '',
        peran: 'operator',
        izin: {},
      },
      organisasi: toOrganisasi({ ...tempat, timezone }, today),
    });
  });
}
