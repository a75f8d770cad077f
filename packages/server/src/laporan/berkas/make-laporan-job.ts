import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { readElsewhere } from '../../platform/db/scope/read-elsewhere.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import type { Job, JobCtx } from '../../platform/jobs/job.ts';
import { keepBerkas } from '../../platform/jobs/keep-berkas.ts';
import { requireHariAda } from '../../kehadiran/hari/require-hari-ada.ts';
import { closeHari } from '../../kehadiran/tutup-hari/close-hari.ts';
import { getZona } from '../../kehadiran/turunan/zona.queries.ts';
import { BUAT_LAPORAN } from '../dasar/jenis-pekerjaan.ts';
import { loadTabel } from '../tabel/load-tabel.ts';
import type { PermintaanLaporan } from '../dasar/permintaan-laporan.ts';
import { printLaporanTenant } from '../tabel/print-laporan-tenant.ts';
import { toSaring } from '../dasar/to-saring.ts';
import { writeEmis } from '../rekap/write-emis.ts';
import { writeLaporan } from '../../platform/print/laporan/write-laporan.ts';
import { writeLaporanTenant } from '../tabel/write-laporan-tenant.ts';
import { tahunOf } from '@hadir/rules/waktu/tanggal.ts';

/** Makes a report and keeps its file; a failed attempt leaves no report behind. */
export const makeLaporanJob: Job<PermintaanLaporan> = {
  jenis: BUAT_LAPORAN,
  retryLimit: 2,
  isAwaited: true,
  run: async (ctx, permintaan) => {
    const { tenant_id, organisasi_id } = ctx;
    if (tenant_id === null) throw new Error('A report belongs to a tenant');
    await requireMasihAda({ ...ctx, tenant_id }, permintaan);
    const file =
      organisasi_id === null
        ? await writeOfTenant({ ...ctx, tenant_id }, permintaan)
        : await writeOfOrganisasi({ ...ctx, tenant_id, organisasi_id }, permintaan);
    return keepBerkas({ ...ctx, tenant_id }, file);
  },
};

/** Days may have been removed since it was asked for. A book of leave is made of none. */
async function requireMasihAda(
  { deps, scope, now, tenant_id, organisasi_id }: JobCtx & { tenant_id: number },
  { jenis, rentang }: PermintaanLaporan,
): Promise<void> {
  if (jenis === 'buku-cuti') return;
  const milik = organisasi_id === null ? { tenant_id } : { organisasi: { tenant_id, organisasi_id } };
  const today = now.toISOString().slice(0, 10);
  await inScope(deps.db, scope, (db) => requireHariAda({ db, today, ...milik }, rentang.tgl_awal), { readOnly: true });
}

const writeOfTenant = (ctx: JobCtx & { tenant_id: number }, permintaan: PermintaanLaporan) =>
  permintaan.format === 'pdf' ? printLaporanTenant(ctx, permintaan) : writeLaporanTenant(ctx, permintaan);

type Ctx = JobCtx & { tenant_id: number; organisasi_id: number };

async function writeOfOrganisasi(ctx: Ctx, permintaan: PermintaanLaporan): Promise<Download> {
  const { deps, now, scope, tenant_id, organisasi_id, dibuat_oleh, progress } = ctx;
  const { jenis, rentang, format } = permintaan;
  const timezone = await inScope(deps.db, scope, (db) => getZona(db, organisasi_id, now), { readOnly: true });
  const organisasi = { tenant_id, organisasi_id, timezone };
  await closeHari(deps.db, organisasi, now);
  const today = tanggalOfWaktu(waktuLokalOf(now.getTime(), timezone));
  const actor = { user_id: dibuat_oleh ?? 0, peran: 'operator' } as const;
  return readElsewhere(deps, scope, async (db) => {
    const laporan = { db, deps, now, today, organisasi, actor };
    const saring = toSaring(laporan, permintaan, rentang);
    if (jenis === 'emis') return writeEmis(laporan, saring, { rentang, format });
    if (jenis === 'buku-cuti') {
      const minta = { tahun: tahunOf(rentang.tgl_awal), group_id: permintaan.group_id?.[0] };
      return deps.upward.writeSemuaBuku(laporan, minta, progress);
    }
    if (jenis === 'organisasi' || jenis === 'anggota') throw new Error(`${jenis} is a tenant's report`);
    const tabel = await loadTabel(laporan, { jenis, format, rentang, saring, hilang: permintaan.hilang });
    return writeLaporan(laporan, tabel, format);
  });
}
