import { XLSX } from '@hadir/contract/kit/berkas.ts';
import { LABEL_ROLE } from '@hadir/rules/akses/label-peran.ts';
import { listGrupAktif } from '../../grup/grup.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { listLokasiAktif } from '../../lokasi/lokasi.queries.ts';
import { KOLOM_PENEMPATAN } from './kolom-penempatan.ts';
import { listAllPenempatan } from '../penempatan/penempatan.queries.ts';
import { makeLater } from '../../platform/workers/make-later.ts';

/** The sheet to fill in for a placement import: every member with where he stands today. */
export async function getFormatPenempatan(ctx: OrganisasiCtx): Promise<Download> {
  const [grup, lokasi, anggota] = await Promise.all([listGrupAktif(ctx), listLokasiAktif(ctx), listAllPenempatan(ctx)]);
  const pilihan = new Map([
    ['grup', grup.map(({ nama }) => nama)],
    ['lokasi', lokasi.map(({ nama }) => nama)],
  ]);
  const content = makeLater('writeTemplate', ctx, {
    nama: 'Penempatan',
    kolom: KOLOM_PENEMPATAN.map((kolom) => ({ ...kolom, pilihan: pilihan.get(kolom.field) ?? kolom.pilihan ?? [] })),
    baris: anggota.map((one) => [
      String(one.user_id),
      one.nama,
      one.nip,
      one.grup,
      LABEL_ROLE[one.role],
      one.lokasi.map(({ nama }) => nama).join('; '),
    ]),
    petunjuk: [
      'Ubah Grup, Peran, dan Lokasi Presensi; kolom ID menentukan anggotanya dan tidak boleh diubah.',
      'Grup yang dikosongkan berarti tanpa grup. Lokasi yang dikosongkan berarti semua lokasi; beberapa lokasi dipisahkan titik koma.',
      'Grup yang baru berlaku sejak hari impor. Setiap baris diperiksa dahulu; semuanya disimpan, atau hanya yang benar bila Anda memilihnya.',
    ],
  });
  return { filename: `format-penempatan-${ctx.organisasi.kode_organisasi}.xlsx`, mediaType: XLSX, content };
}
