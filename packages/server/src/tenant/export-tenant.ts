import { LABEL_STATUS_TEMPAT } from '@hadir/contract/kit/label-status-tempat.ts';
import type { tenant } from '@hadir/contract/tenant/tenant.contract.ts';
import { XLSX } from '@hadir/contract/kit/berkas.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { TANPA_BATAS } from '@hadir/contract/tenant/sebut-kuota.ts';
import type { UserCtx } from '../platform/ctx/ctx.ts';
import type { Download } from '../platform/http/answer/download.ts';
import type { Kolom } from '../platform/files/xlsx/kolom.ts';
import { makeSheet } from '../platform/files/xlsx/make-sheet.ts';

import { selectTenant } from './tenant.queries.ts';
import { wholeList } from '../platform/db/list/whole-list.ts';

const KOLOM: Kolom[] = [
  { judul: 'No Reg', lebar: 14 },
  { judul: 'Kode', lebar: 22 },
  { judul: 'Nama', lebar: 44 },
  { judul: 'Email', lebar: 32 },
  { judul: 'Status', lebar: 14 },
  { judul: 'Instansi', lebar: 10, jenis: 'angka' },
  { judul: 'Orang', lebar: 10, jenis: 'angka' },
  { judul: 'Kuota', lebar: 14, jenis: 'angka' },
];

/** The list of tenants as a sheet: the same rows, filters and order as on screen. */
export async function exportTenant(ctx: UserCtx, filter: Input<typeof tenant.exportTenant>): Promise<Download> {
  const rows = await wholeList(selectTenant(ctx, filter));
  const baris = rows.map((row) => [
    row.no_reg,
    row.kode_tenant,
    row.nama,
    row.email,
    LABEL_STATUS_TEMPAT[row.status],
    row.jumlah_organisasi,
    row.jumlah_anggota,
    row.kuota ?? TANPA_BATAS,
  ]);
  return {
    filename: `tenant-${ctx.today}.xlsx`,
    mediaType: XLSX,
    content: makeSheet(ctx, { nama: 'Induk', kolom: KOLOM, baris }),
  };
}
