import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { updateSinkron } from './sinkronisasi.queries.ts';
import { sinkronAnggotaJob, type LangkahSinkron } from './sinkron-anggota-job.ts';

type By = {
  db: Db;
  deps: Pick<OrganisasiCtx['deps'], 'jobs'>;
  organisasi: { tenant_id: number; organisasi_id: number };
  actor: { user_id: number } | null;
};

/** Asks for a step of a run in the background; `nonaktifkan`: who of the vanished was confirmed. */
export async function startSinkron(
  { db, deps, organisasi, actor }: By,
  langkah: LangkahSinkron,
  nonaktifkan: number[] = [],
): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  const owner = { tenant_id, organisasi_id, dibuat_oleh: actor?.user_id ?? null };
  const pekerjaan_id = await deps.jobs.enqueue(db, sinkronAnggotaJob, langkah, owner, 'satu');
  const run = { organisasi_id, sinkronisasi_id: langkah.sinkronisasi_id };
  const step = langkah.langkah === 'terapkan' ? 'terapkan' : 'baca';
  await updateSinkron(db, run, { pekerjaan_id, langkah: step, nonaktifkan });
}
