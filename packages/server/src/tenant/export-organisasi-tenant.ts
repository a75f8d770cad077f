import { LABEL_STATUS_TEMPAT } from '@hadir/contract/kit/label-status-tempat.ts';
import type { tenant } from '@hadir/contract/tenant/tenant.contract.ts';
import { XLSX } from '@hadir/contract/kit/berkas.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { sebutEdisi } from '@hadir/contract/organisasi/sebut-edisi.ts';
import { sebutYaTidak } from '@hadir/contract/kit/sebut-ya-tidak.ts';
import { TANPA_BATAS } from '@hadir/contract/tenant/sebut-kuota.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import type { Download } from '../platform/http/answer/download.ts';
import type { Kolom } from '../platform/files/xlsx/kolom.ts';
import { makeSheet } from '../platform/files/xlsx/make-sheet.ts';
import { getTenant } from './get-tenant.ts';
import { selectOrganisasiTenant } from './organisasi-tenant.queries.ts';
import { wholeList } from '../platform/db/list/whole-list.ts';

const KOLOM: Kolom[] = [
  { judul: 'Kode', lebar: 18 },
  { judul: 'Nama', lebar: 44 },
  { judul: 'NPSN', lebar: 14 },
  { judul: 'Edisi', lebar: 12 },
  { judul: 'Berlangganan', lebar: 14 },
  { judul: 'Berlaku sampai', lebar: 16, jenis: 'tanggal' },
  { judul: 'Status', lebar: 14 },
  { judul: 'Keterangan', lebar: 40 },
  { judul: 'Akun terpakai', lebar: 14, jenis: 'angka' },
  { judul: 'Kuota', lebar: 14, jenis: 'angka' },
  { judul: 'Operator', lebar: 10, jenis: 'angka' },
];

/** The tenant's organisations as a sheet: the same rows, filters and order as on screen. */
export async function exportOrganisasiTenant(
  ctx: TenantCtx,
  filter: Input<typeof tenant.exportOrganisasiTenant>,
): Promise<Download> {
  const [{ kode_tenant }, rows] = await Promise.all([getTenant(ctx), wholeList(selectOrganisasiTenant(ctx, filter))]);
  const baris = rows.map((row) => [
    row.kode_organisasi,
    row.nama,
    row.npsn,
    sebutEdisi(row),
    sebutYaTidak(row.is_langganan),
    row.tgl_berlaku_akhir,
    LABEL_STATUS_TEMPAT[row.status],
    row.keterangan_status,
    row.terpakai,
    row.kuota ?? TANPA_BATAS,
    row.jumlah_operator,
  ]);
  return {
    filename: `instansi-${kode_tenant}-${ctx.today}.xlsx`,
    mediaType: XLSX,
    content: makeSheet(ctx, { nama: 'Instansi', kolom: KOLOM, baris }),
  };
}
