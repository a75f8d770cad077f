import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { JobCtx } from '../../platform/jobs/job.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { countBaris, deleteBaris, insertTerbaca } from './baris-sinkron.queries.ts';
import { readBarisPtk } from './read-baris-ptk.ts';
import { getBacaan, getNomorSatuan, updateSinkron } from './sinkronisasi.queries.ts';

/** How often it is begun anew because the state changed while it was read. */
const ULANG = 3;

/** Reads the pages that are not kept yet; refuses where in the end not everybody came, or the state never held still. */
export async function readHalaman(job: JobCtx, sinkronisasi_id: number): Promise<void> {
  const { deps, scope, organisasi_id, tenant_id } = job;
  if (organisasi_id === null || tenant_id === null) throw new Error('Members belong to an organisasi');
  if (!deps.simpatika) throw new Refusal('simpatika.not_configured');
  const at = { tenant_id, organisasi_id };
  const run = { organisasi_id, sinkronisasi_id };
  const nomor = await inScope(deps.db, scope, (db) => getNomorSatuan(db, organisasi_id), { readOnly: true });
  for (let ulang = 0; ;) {
    const { versi, halaman, jumlah_halaman } = await inScope(deps.db, scope, (db) => getBacaan(db, run), {
      readOnly: true,
    });
    if (jumlah_halaman !== null && halaman >= jumlah_halaman) break;
    const isi = await deps.simpatika.listPtk(nomor, halaman + 1);
    if (versi !== null && isi.versi !== versi) {
      ulang += 1;
      if (ulang > ULANG) throw new Refusal('sinkron.unsteady');
      await inScope(deps.db, scope, async (db) => {
        await deleteBaris(db, run);
        await updateSinkron(db, run, { versi: null, halaman: 0, jumlah_halaman: null, jumlah: null });
      });
      continue;
    }
    const terbaca = await inScope(deps.db, scope, async (db) => {
      await insertTerbaca(db, at, sinkronisasi_id, isi.baris.map(readBarisPtk));
      await updateSinkron(db, run, {
        versi: isi.versi,
        halaman: halaman + 1,
        jumlah_halaman: isi.jumlah_halaman,
        jumlah: isi.jumlah,
        satuan: JSON.stringify(isi.satuan),
      });
      return countBaris(db, run);
    });
    job.progress(terbaca, isi.jumlah);
  }
  await requireLengkap(job, run);
}

async function requireLengkap({ deps, scope }: JobCtx, run: { organisasi_id: number; sinkronisasi_id: number }) {
  const [bacaan, terbaca] = await inScope(
    deps.db,
    scope,
    async (db) => [await getBacaan(db, run), await countBaris(db, run)] as const,
  );
  if (terbaca === bacaan.jumlah) return;
  // The next try must not go on from what is known to be wrong.
  await inScope(deps.db, scope, async (db) => {
    await deleteBaris(db, run);
    await updateSinkron(db, run, { versi: null, halaman: 0, jumlah_halaman: null });
  });
  throw new Refusal('sinkron.incomplete', { terbaca, jumlah: bacaan.jumlah ?? 0 });
}
