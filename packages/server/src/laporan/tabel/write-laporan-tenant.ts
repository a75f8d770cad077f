import { XLSX } from '@hadir/contract/kit/berkas.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import type { JobCtx } from '../../platform/jobs/job.ts';
import { namaBerkas } from '../../platform/print/laporan/nama-berkas.ts';
import { toLembarXlsx } from '../../platform/print/laporan/to-lembar-xlsx.ts';
import { makeLater } from '../../platform/workers/make-later.ts';
import type { PermintaanLaporan } from '../dasar/permintaan-laporan.ts';
import { loadRekapTenant, tabelTenant } from './tabel-tenant.ts';
import { writeAnggotaTenant } from './write-anggota-tenant.ts';

type Ctx = Pick<JobCtx, 'deps' | 'scope' | 'progress' | 'now'> & { tenant_id: number };

/** A tenant's workbook: a row an organisation, or a row a member of every organisation. */
export async function writeLaporanTenant(ctx: Ctx, { jenis, rentang }: PermintaanLaporan): Promise<Download> {
  const { tenant_id } = ctx;
  const { kop, ...isi } = await loadRekapTenant(ctx, { rentang });
  const { nama } = kop;
  if (jenis === 'anggota') return writeAnggotaTenant(ctx, { nama, ...isi });
  const tabel = tabelTenant(isi);
  const milik = { organisasi: { tenant_id, organisasi_id: null } };
  const content = makeLater('writeBook', milik, [toLembarXlsx(tabel, nama)]);
  return { filename: namaBerkas(tabel.judul, nama, rentang, 'xlsx'), mediaType: XLSX, content };
}
