import { XLSX } from '@hadir/contract/kit/berkas.ts';
import { TANPA_BATAS } from '@hadir/contract/tenant/sebut-kuota.ts';
import { SELURUH_INDUK } from '@hadir/contract/tenant/seluruh-induk.ts';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import type { Kolom } from '../../platform/files/xlsx/kolom.ts';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import { getTenant } from '../get-tenant.ts';
import { selectKuotaTenant } from './kuota.queries.ts';
import { wholeList } from '../../platform/db/list/whole-list.ts';

const KOLOM: Kolom[] = [
  { judul: 'Sejak', lebar: 14, jenis: 'tanggal' },
  { judul: 'Bagi', lebar: 44 },
  { judul: 'Akun', lebar: 14 },
  { judul: 'Instansi', lebar: 14 },
  { judul: 'Keterangan', lebar: 50 },
  { judul: 'Ditetapkan oleh', lebar: 30 },
];

/** Every line of a tenant's quota as a sheet, in the order of the screen. */
export async function exportKuota(ctx: TenantCtx): Promise<Download> {
  const [{ kode_tenant }, rows] = await Promise.all([getTenant(ctx), wholeList(selectKuotaTenant(ctx))]);
  const baris = rows.map((row) => [
    row.tgl_mulai,
    row.nama_organisasi ?? SELURUH_INDUK,
    row.kuota ?? TANPA_BATAS,
    row.organisasi_id === null ? (row.kuota_organisasi ?? TANPA_BATAS) : null,
    row.keterangan,
    row.nama_pembuat,
  ]);
  return {
    filename: `kuota-${kode_tenant}-${ctx.today}.xlsx`,
    mediaType: XLSX,
    content: makeSheet(ctx, { nama: 'Kuota', kolom: KOLOM, baris }),
  };
}
