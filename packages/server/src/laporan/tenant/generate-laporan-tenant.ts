import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { Laporan } from '@hadir/contract/laporan/berkas/laporan-berkas.ts';
import type { laporanTenant } from '@hadir/contract/laporan/tenant/laporan-tenant.contract.ts';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { askLaporan } from '../berkas/ask-laporan.ts';
import { getRentang } from '../dasar/get-rentang.ts';

const NAMA = { organisasi: 'Rekap per Instansi', anggota: 'Rekap Anggota Semua Instansi' };

/** Has a report over all organisations made in the background. Refuses (422) every member of them as PDF. */
export async function generateLaporanTenant(
  ctx: TenantCtx,
  input: Input<typeof laporanTenant.generateLaporanTenant>,
): Promise<Laporan> {
  const { jenis, format } = input;
  if (jenis === 'anggota' && format === 'pdf') {
    throw refuseField('format', 'PDF memuat rekap per instansi. Untuk semua anggota pilih XLSX');
  }
  const rentang = await getRentang(ctx, input);
  return askLaporan(ctx, { jenis, format, rentang, nama: `${NAMA[jenis]}, ${rentang.sebutan}` });
}
