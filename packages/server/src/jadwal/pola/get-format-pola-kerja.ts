import { XLSX } from '@hadir/contract/kit/berkas.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { KOLOM_POLA } from './kolom-pola.ts';
import { LIBUR, pilihanShift } from '../dasar/pilihan-shift.ts';
import { listAllPola } from './pola-kerja.queries.ts';
import { makeLater } from '../../platform/workers/make-later.ts';

/** The sheet to fill in for a pattern import, with the patterns that there are. */
export async function getFormatPolaKerja(ctx: OrganisasiCtx): Promise<Download> {
  const [shifts, pola] = [await pilihanShift(ctx), await listAllPola(ctx)];
  const content = makeLater('writeTemplate', ctx, {
    nama: 'Pola Kerja',
    kolom: [...KOLOM_POLA],
    baris: pola.map(({ nama, tgl_acuan, siklus }) => [
      nama,
      tgl_acuan,
      siklus.map((hari) => hari.nama ?? LIBUR).join('; '),
    ]),
    petunjuk: [
      'Satu baris satu pola. Nama yang sudah ada diganti siklusnya; kepada siapa pola itu diberikan tetap.',
      'Hari Pertama adalah tanggal jatuhnya hari pertama siklus, misalnya 02-11-2026.',
      `Siklus memuat hari-harinya berurutan, dipisahkan titik koma. Pilihannya: ${shifts.map(({ label }) => label).join(', ')}.`,
      'Setiap baris diperiksa dahulu; semuanya disimpan, atau hanya yang benar bila Anda memilihnya.',
    ],
  });
  return { filename: `format-pola-kerja-${ctx.organisasi.kode_organisasi}.xlsx`, mediaType: XLSX, content };
}
