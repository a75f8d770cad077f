import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { ZONA_BAWAAN, waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import type { JobCtx } from '../../platform/jobs/job.ts';
import { issueDokumen } from '../../platform/print/issue-dokumen.ts';
import { namaBerkas } from '../../platform/print/laporan/nama-berkas.ts';
import { ringkasanDokumen, toPdfDokumen } from '../../platform/print/laporan/to-pdf-dokumen.ts';
import { makeLater } from '../../platform/workers/make-later.ts';
import type { PermintaanLaporan } from '../dasar/permintaan-laporan.ts';
import { loadRekapTenant, tabelTenant } from './tabel-tenant.ts';

type Ctx = Pick<JobCtx, 'deps' | 'scope' | 'now' | 'dibuat_oleh'> & { tenant_id: number };

/**
 * A tenant's recap to print and sign: a row an organisation. It holds as many rows as there are organisations, never as
 * many as there are members.
 */
export async function printLaporanTenant(ctx: Ctx, { rentang }: PermintaanLaporan): Promise<Download> {
  const { deps, now, tenant_id, dibuat_oleh } = ctx;
  const { kop, ...isi } = await loadRekapTenant(ctx, { rentang });
  const tabel = tabelTenant(isi);
  const milik = { organisasi: { tenant_id, organisasi_id: null }, actor: { user_id: dibuat_oleh ?? 0 } };
  const alamat_verifikasi = await issueDokumen({ deps, ...milik }, tabel.judul, {
    ringkasan: ringkasanDokumen(tabel),
  });
  const today = tanggalOfWaktu(waktuLokalOf(now.getTime(), ZONA_BAWAAN));
  const content = makeLater('writePdf', milik, toPdfDokumen(tabel, { kop, today, alamat_verifikasi }));
  return { filename: namaBerkas(tabel.judul, kop.nama, rentang, 'pdf'), mediaType: 'application/pdf', content };
}
