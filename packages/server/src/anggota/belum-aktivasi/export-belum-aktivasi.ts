import type { belumAktivasi } from '@hadir/contract/anggota/belum-aktivasi/belum-aktivasi.contract.ts';
import { XLSX } from '@hadir/contract/kit/berkas.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { BELUM_PERNAH } from '@hadir/contract/kit/saat/belum-pernah.ts';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import type { Kolom } from '../../platform/files/xlsx/kolom.ts';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { sebutSaat } from '../../platform/print/sebut-saat.ts';
import { selectBelumAktivasi } from './belum-aktivasi.queries.ts';
import { wholeList } from '../../platform/db/list/whole-list.ts';

const KOLOM: Kolom[] = [
  { judul: 'Nama', lebar: 32 },
  { judul: 'NIP', lebar: 22 },
  { judul: 'Email', lebar: 32 },
  { judul: 'Instansi', lebar: 40 },
  { judul: 'Terdaftar', lebar: 24 },
  { judul: 'Token diterbitkan', lebar: 24 },
  { judul: 'Token berlaku sampai', lebar: 24 },
  { judul: 'Meminta aktivasi', lebar: 24 },
];

/** Who has not activated his account as a sheet, without any token: the same rows, filters and order as on screen. */
export async function exportBelumAktivasi(
  ctx: TenantCtx,
  filter: Input<typeof belumAktivasi.exportBelumAktivasi>,
): Promise<Download> {
  const rows = await wholeList(selectBelumAktivasi(ctx, filter));
  const baris = rows.map((row) => [
    row.nama,
    row.nip,
    row.email,
    row.organisasi,
    sebutSaat(row.terdaftar_pada),
    row.diterbitkan_pada ? sebutSaat(row.diterbitkan_pada) : BELUM_PERNAH,
    row.berlaku_sampai && sebutSaat(row.berlaku_sampai),
    row.diminta_pada && sebutSaat(row.diminta_pada),
  ]);
  return {
    filename: `belum-aktivasi-${ctx.today}.xlsx`,
    mediaType: XLSX,
    content: makeSheet(ctx, { nama: 'Belum aktivasi', kolom: KOLOM, baris }),
  };
}
