import { sebutMilik } from '@hadir/contract/organisasi/sebut-milik.ts';
import { LABEL_STATUS_TEMPAT } from '@hadir/contract/kit/label-status-tempat.ts';
import type { atribut } from '@hadir/contract/atribut/daftar/atribut.contract.ts';
import { LABEL_TIPE_ATRIBUT, sebutSiapaAtribut } from '@hadir/contract/atribut/daftar/sebut-atribut.ts';
import { XLSX } from '@hadir/contract/kit/berkas.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import type { Kolom } from '../../platform/files/xlsx/kolom.ts';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { listAllAtribut } from './atribut.queries.ts';

const KOLOM: Kolom[] = [
  { judul: 'Atribut', lebar: 32 },
  { judul: 'Tipe', lebar: 14 },
  { judul: 'Pilihan', lebar: 40 },
  { judul: 'Diisi', lebar: 28 },
  { judul: 'Wajib', lebar: 10 },
  { judul: 'Terisi', lebar: 10, jenis: 'angka' },
  { judul: 'Milik', lebar: 12 },
  { judul: 'Status', lebar: 14 },
  { judul: 'Keterangan', lebar: 40 },
];

/** The owner's attributes as a sheet: the same rows, filters and order as on screen. */
export async function exportAtribut(
  ctx: MilikCtx,
  filter: Omit<Input<typeof atribut.exportAtribut>, 'organisasi_id'>,
): Promise<Download> {
  const rows = await listAllAtribut(ctx, filter);
  const baris = rows.map((row) => [
    row.nama,
    LABEL_TIPE_ATRIBUT[row.tipe],
    row.pilihan.join('; '),
    sebutSiapaAtribut(row),
    row.is_wajib ? 'Wajib' : null,
    row.jumlah_terisi,
    sebutMilik(row.is_milik_tenant),
    LABEL_STATUS_TEMPAT[row.status],
    row.keterangan,
  ]);
  return {
    filename: `atribut-${ctx.organisasi?.kode_organisasi ?? 'tenant'}-${ctx.today}.xlsx`,
    mediaType: XLSX,
    content: makeSheet(ctx, { nama: 'Atribut', kolom: KOLOM, baris }),
  };
}
