import { LABEL_STATUS_AKSES } from '@hadir/contract/akses/permintaan/label-status-akses.ts';
import type { permintaanAkses } from '@hadir/contract/akses/permintaan/permintaan-akses.contract.ts';
import { XLSX } from '@hadir/contract/kit/berkas.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { LABEL_JENIS_AKSES } from '@hadir/contract/akses/permintaan/label-jenis-akses.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import type { Kolom } from '../../platform/files/xlsx/kolom.ts';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { sebutSaat } from '../../platform/print/sebut-saat.ts';
import { selectPermintaanAkses } from './permintaan-akses.queries.ts';
import { wholeList } from '../../platform/db/list/whole-list.ts';

const KOLOM: Kolom[] = [
  { judul: 'Instansi', lebar: 40 },
  { judul: 'Meminta', lebar: 14 },
  { judul: 'Induk', lebar: 32 },
  { judul: 'NPSN', lebar: 12 },
  { judul: 'NSM', lebar: 16 },
  { judul: 'NPSN sama', lebar: 12, jenis: 'angka' },
  { judul: 'Alamat', lebar: 40 },
  { judul: 'Alasan', lebar: 40 },
  { judul: 'Pemohon', lebar: 32 },
  { judul: 'Jabatan', lebar: 20 },
  { judul: 'Email', lebar: 32 },
  { judul: 'No HP', lebar: 18 },
  { judul: 'Diajukan', lebar: 24 },
  { judul: 'Status', lebar: 20 },
  { judul: 'Diputuskan', lebar: 24 },
  { judul: 'Pemutus', lebar: 28 },
  { judul: 'Keterangan', lebar: 40 },
];

/** What institutions ask for as a sheet: the same rows, filters and order as on screen. */
export async function exportPermintaanAkses(
  ctx: UserCtx,
  filter: Input<typeof permintaanAkses.exportPermintaanAkses>,
): Promise<Download> {
  const rows = await wholeList(selectPermintaanAkses(ctx.db, filter));
  const baris = rows.map((row) => [
    row.nama,
    LABEL_JENIS_AKSES[row.jenis],
    row.nama_tenant ?? row.kode_tenant,
    row.npsn,
    row.nsm,
    row.jumlah_serupa,
    row.alamat,
    row.alasan,
    row.pemohon_nama,
    row.pemohon_jabatan,
    row.pemohon_email,
    row.pemohon_no_hp,
    row.diajukan_pada && sebutSaat(row.diajukan_pada),
    LABEL_STATUS_AKSES[row.status],
    row.diputuskan_pada && sebutSaat(row.diputuskan_pada),
    row.nama_pemutus,
    row.keterangan,
  ]);
  return {
    filename: `permintaan-akses-${ctx.today}.xlsx`,
    mediaType: XLSX,
    content: makeSheet(ctx, { nama: 'Permintaan akses', kolom: KOLOM, baris }),
  };
}
