import { XLSX } from '@hadir/contract/kit/berkas.ts';
import { kolomAtribut } from '../../atribut/nilai/kolom-atribut.ts';
import { listAtributAktif } from '../../atribut/nilai/list-atribut-aktif.ts';
import { listGrupAktif } from '../../grup/grup.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { listLokasiAktif } from '../../lokasi/lokasi.queries.ts';
import { KOLOM_ANGGOTA } from './kolom-anggota.ts';
import { makeLater } from '../../platform/workers/make-later.ts';

/** The sheet to fill in for an import, with the organisation's own groups and locations to choose from. */
export async function writeFormatAnggota(ctx: OrganisasiCtx): Promise<Download> {
  const [grup, lokasi, atribut] = await Promise.all([listGrupAktif(ctx), listLokasiAktif(ctx), listAtributAktif(ctx)]);
  const wajib = atribut.filter(({ is_wajib, is_diisi_anggota }) => is_wajib && !is_diisi_anggota);
  const pilihan = new Map([
    ['grup', grup.map(({ nama }) => nama)],
    ['lokasi', lokasi.map(({ nama }) => nama)],
  ]);
  const content = makeLater('writeTemplate', ctx, {
    nama: 'Anggota',
    kolom: [
      ...KOLOM_ANGGOTA.map((kolom) => ({ ...kolom, pilihan: pilihan.get(kolom.field) ?? kolom.pilihan ?? [] })),
      ...atribut.map(kolomAtribut),
    ],
    petunjuk: [
      `Isi satu baris per anggota pada lembar Anggota. Yang wajib: ${['Nama', ...wajib.map(({ nama }) => nama)].join(', ')}; kolom lain boleh dikosongkan atau dihapus.`,
      `PIN adalah nomor anggota pada mesin presensi. Kolom yang isinya tidak boleh sama dengan anggota lain: ${TUNGGAL.join(', ')}.`,
      'Grup dan Lokasi Presensi dipilih dari yang sudah ada. Beberapa lokasi dipisahkan titik koma; tanpa lokasi berarti semua lokasi.',
      'Tanggal ditulis HH-BB-TTTT, misalnya 31-12-2026. Tanpa Tanggal Mulai, keanggotaan berlaku sejak hari impor.',
      'Setiap baris diperiksa dahulu; semuanya disimpan, atau hanya yang benar bila Anda memilihnya.',
    ],
  });
  return { filename: `format-anggota-${ctx.organisasi.kode_organisasi}.xlsx`, mediaType: XLSX, content };
}

const TUNGGAL = KOLOM_ANGGOTA.filter(({ field }) =>
  ['pin', 'nip', 'nik', 'nuptk', 'username', 'email'].includes(field),
).map(({ judul }) => judul);
