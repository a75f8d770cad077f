import { LABEL_SIMPATIKA } from '@hadir/contract/organisasi/konfigurasi/label-simpatika.ts';
import type { konfigurasi } from '@hadir/contract/organisasi/konfigurasi/konfigurasi.contract.ts';
import { XLSX } from '@hadir/contract/kit/berkas.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { LABEL_ZONA } from '@hadir/rules/waktu/zona.ts';
import { sebutYaTidak } from '@hadir/contract/kit/sebut-ya-tidak.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import type { Kolom } from '../../platform/files/xlsx/kolom.ts';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { selectKonfigurasi } from './konfigurasi.queries.ts';
import { wholeList } from '../../platform/db/list/whole-list.ts';

const KOLOM: Kolom[] = [
  { judul: 'Kode', lebar: 18 },
  { judul: 'Instansi', lebar: 44 },
  { judul: 'Induk', lebar: 36 },
  { judul: 'Status Simpatika', lebar: 18 },
  { judul: 'ID Simpatika', lebar: 20 },
  { judul: 'Zona waktu', lebar: 18 },
  { judul: 'Cuti dikelola Simpatika', lebar: 22 },
  { judul: 'Anggota disinkronkan', lebar: 20 },
  { judul: 'Pembayaran diblokir', lebar: 20 },
];

/** Linked organisations as a sheet: the same rows, filters and order as on screen. */
export async function exportKonfigurasi(
  ctx: UserCtx,
  filter: Input<typeof konfigurasi.exportKonfigurasi>,
): Promise<Download> {
  const rows = await wholeList(selectKonfigurasi(ctx, filter));
  const baris = rows.map((row) => [
    row.kode_organisasi,
    row.nama,
    row.nama_tenant,
    row.status_simpatika && LABEL_SIMPATIKA[row.status_simpatika],
    row.simpatika_id,
    LABEL_ZONA[row.timezone],
    sebutYaTidak(row.is_leave_management_simpatika),
    sebutYaTidak(row.is_sinkronisasi),
    sebutYaTidak(row.is_blokir_finpay),
  ]);
  return {
    filename: `konfigurasi-organisasi-${ctx.today}.xlsx`,
    mediaType: XLSX,
    content: makeSheet(ctx, { nama: 'Konfigurasi', kolom: KOLOM, baris }),
  };
}
