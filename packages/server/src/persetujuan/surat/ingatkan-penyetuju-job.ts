import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { listOrganisasiAktif } from '../../kehadiran/turunan/zona.queries.ts';
import { ingatkanDi } from './ingatkan-di.ts';

/** Tells those of an organisation who may decide now and were not told yet, after a chain or its people have changed. */
export const ingatkanPenyetujuJob: Job<Record<string, never>> = {
  jenis: 'ingatkan-penyetuju-cuti',
  retryLimit: 3,
  isAwaited: false,
  run: async ({ deps, scope, now, organisasi_id }) => {
    const semua = await inScope(deps.db, scope, (trx) => listOrganisasiAktif(trx, now), { readOnly: true });
    const instansi = semua.find((one) => one.organisasi_id === organisasi_id);
    const disurati = instansi ? await ingatkanDi(deps, instansi, now) : 0;
    return () => Promise.resolve({ disurati });
  },
};
