import type { JenisSinkron } from '@hadir/rules/anggota/judge-sinkron.ts';
import { pesanError } from '@hadir/contract/errors.ts';
import { constraintMeaning } from '../../platform/db/scope/constraint-meaning.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { JobCtx } from '../../platform/jobs/job.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { applySatuan } from './apply-satuan.ts';
import { applyPorsi, saveSama } from './apply-porsi.ts';
import { listBelumDiterapkan, updateHasilBaris, type BarisTerap } from './baris-sinkron.queries.ts';
import { inOrganisasi } from './in-organisasi.ts';
import { judgeBacaan } from './judge-bacaan.ts';
import { getBacaan, updateSinkron } from './sinkronisasi.queries.ts';

const PORSI = 100;
const JENIS = ['baru', 'ubah', 'aktif'] as const satisfies readonly JenisSinkron[];

/**
 * Does what was read, judged anew as things stand now; answers how many rows were done. Each portion is a transaction of
 * its own. Where one of its rows cannot be done they are done one by one, and the row keeps its reason.
 */
export async function applySinkron(job: JobCtx, sinkronisasi_id: number): Promise<number> {
  const { deps, scope, organisasi_id } = job;
  if (organisasi_id === null) throw new Error('Members belong to an organisasi');
  const run = { organisasi_id, sinkronisasi_id };
  const { asal, nonaktifkan, jumlah } = await inOrganisasi(job, sinkronisasi_id, async (ctx) => {
    await updateSinkron(ctx.db, run, { langkah: 'terapkan' });
    await judgeBacaan(ctx, sinkronisasi_id);
    await applySatuan(ctx, sinkronisasi_id);
    await saveSama(ctx, sinkronisasi_id);
    return getBacaan(ctx.db, run);
  });
  // Nobody is invited in nobody's name.
  const jenis = asal === 'malam' ? JENIS : [...JENIS, 'undang' as const];
  const total = (jumlah ?? 0) + nonaktifkan.length;
  let diterapkan = 0;
  for (let sesudah = 0; ;) {
    const porsi = await inScope(
      deps.db,
      scope,
      (db) => listBelumDiterapkan(db, run, { sesudah, nonaktifkan, jenis }, PORSI),
      { readOnly: true },
    );
    const last = porsi.at(-1);
    if (!last) break;
    diterapkan += await applyTogether(job, sinkronisasi_id, porsi);
    sesudah = last.nomor;
    job.progress(Math.min(sesudah, total), total);
  }
  return diterapkan;
}

async function applyTogether(job: JobCtx, sinkronisasi_id: number, porsi: readonly BarisTerap[]): Promise<number> {
  try {
    return await inOrganisasi(job, sinkronisasi_id, (ctx) => applyPorsi(ctx, sinkronisasi_id, porsi));
  } catch (error) {
    const pesan = sebutTolakan(error);
    if (pesan === null) throw error;
    const [satu] = porsi;
    if (satu && porsi.length === 1) {
      await inOrganisasi(job, sinkronisasi_id, ({ db, organisasi }) =>
        updateHasilBaris(db, { ...organisasi, sinkronisasi_id }, [{ nomor: satu.nomor, user_id: null, galat: pesan }]),
      );
      return 0;
    }
    let diterapkan = 0;
    for (const one of porsi) diterapkan += await applyTogether(job, sinkronisasi_id, [one]);
    return diterapkan;
  }
}

/** Why a row cannot be done, or null where it is no fault of the row. */
function sebutTolakan(error: unknown): string | null {
  if (error instanceof Refusal) return error.message;
  const meaning = constraintMeaning(error);
  return meaning && meaning.code !== 'system.busy' ? pesanError(meaning.code) : null;
}
