import type { NamaBaku } from '@hadir/contract/atribut/daftar/nama-baku.ts';
import { XLSX } from '@hadir/contract/kit/berkas.ts';
import type { FilterAnggota } from '@hadir/contract/anggota/daftar/anggota-input.ts';
import { LABEL_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { LABEL_ROLE } from '@hadir/rules/akses/label-peran.ts';
import { kolomAtribut, toSelAtribut } from '../../atribut/nilai/kolom-atribut.ts';
import { listAtributAktif } from '../../atribut/nilai/list-atribut-aktif.ts';
import { loadSaringAtribut } from '../../atribut/nilai/load-saring-atribut.ts';
import type { Kolom } from '../../platform/files/xlsx/kolom.ts';
import type * as z from 'zod/mini';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { listAllAnggota } from '../dasar/anggota.queries.ts';

const KOLOM: (Kolom & { judul: NamaBaku })[] = [
  { judul: 'Nama', lebar: 32 },
  { judul: 'Gender', lebar: 10 },
  { judul: 'Email', lebar: 28 },
  { judul: 'Username', lebar: 20 },
  { judul: 'No HP', lebar: 18 },
  { judul: 'Tanggal Lahir', lebar: 16, jenis: 'tanggal' },
  { judul: 'PIN', lebar: 10 },
  { judul: 'NIP', lebar: 22 },
  { judul: 'NIK', lebar: 20 },
  { judul: 'NUPTK', lebar: 20 },
  { judul: 'Jabatan', lebar: 24 },
  { judul: 'Jenis Kepegawaian', lebar: 18 },
  { judul: 'Grup', lebar: 24 },
  { judul: 'Lokasi Presensi', lebar: 32 },
  { judul: 'Peran', lebar: 12 },
  { judul: 'Status', lebar: 16 },
  { judul: 'Tanggal Mulai', lebar: 16, jenis: 'tanggal' },
  { judul: 'Tanggal Selesai', lebar: 16, jenis: 'tanggal' },
];

type Filter = z.output<typeof FilterAnggota>;

/** The list of members as a sheet: the same rows, filters and order as on screen, with all of their attributes. */
export async function exportAnggota(ctx: OrganisasiCtx, input: Filter): Promise<Download> {
  const { atribut: dicari, kolom_atribut: _, ...filter } = input;
  const { saringan } = await loadSaringAtribut(ctx, { atribut: dicari });
  const atribut = await listAtributAktif(ctx);
  const kolom = atribut.map(({ atribut_id }) => atribut_id);
  const anggota = await listAllAnggota(ctx, { ...filter, saringan, kolom });
  const baris = anggota.map((one) => [
    one.nama,
    one.gender,
    one.email,
    one.username,
    one.no_hp,
    one.tgl_lahir,
    one.pin,
    one.nip,
    one.nik,
    one.nuptk,
    one.jabatan,
    one.jenis_kepegawaian,
    one.grup,
    one.lokasi.map(({ nama }) => nama).join('; '),
    LABEL_ROLE[one.role],
    LABEL_KEANGGOTAAN[one.status],
    one.tgl_mulai,
    one.tgl_selesai,
    ...atribut.map((satu) => toSelAtribut(satu, one.atribut[satu.atribut_id])),
  ]);
  return {
    filename: `anggota-${ctx.organisasi.kode_organisasi}-${ctx.today}.xlsx`,
    mediaType: XLSX,
    content: makeSheet(ctx, { nama: 'Anggota', kolom: [...KOLOM, ...atribut.map(kolomAtribut)], baris }),
  };
}
