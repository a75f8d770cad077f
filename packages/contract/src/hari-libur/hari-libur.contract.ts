import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import * as z from 'zod/mini';
import { Dampak, UbahLalu } from '../kehadiran/turunan/dampak.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id, kosongkan, SortedPageInput, pageOf, Tanggal, namaWajib } from '../kit/fields.ts';
import { KodeAktif } from '../kit/kode.ts';

const JENIS_HARI_LIBUR = ['nasional', 'cuti bersama', 'tenant', 'organisasi'] as const;
const Jenis = z.enum(JENIS_HARI_LIBUR);
export const Tahun = z.int().check(z.minimum(2000), z.maximum(2200));

export const HariLibur = z.object({
  hari_libur_id: Id,
  id: Id,
  nama: z.string(),
  jenis: Jenis,
  tgl_mulai: Tanggal,
  tgl_selesai: Tanggal,
  status: KodeAktif,
  is_milik_tenant: z.boolean(),
  /** Came with the year's synchronisation. */
  is_sinkron: z.boolean(),
  is_potong_saldo: z.boolean(),
});
export type HariLibur = z.output<typeof HariLibur>;

export const HariLiburIsi = {
  nama: namaWajib(150),
  /** Left out: the owner's own kind. */
  jenis: z.optional(Jenis),
  tgl_mulai: Tanggal,
  /** Left out: one day. */
  tgl_selesai: kosongkan(Tanggal),
  status: z._default(KodeAktif, STATUS_RECORD.aktif),
  /** Cuti bersama only: draws on the annual leave balance. */
  is_potong_saldo: z._default(z.boolean(), false),
  ...UbahLalu,
};
export const FilterHariLibur = {
  ...SortedPageInput.shape,
  tahun: z.optional(Tahun),
  jenis: z.optional(Jenis),
  status: z.optional(KodeAktif),
};
export const HariLiburDiubah = z.extend(HariLibur, { dampak: Dampak });
export const HasilSinkron = z.object({
  tahun: z.int(),
  /** The decree that the days come from. */
  keputusan: z.string(),
  ditambah: z.int(),
  diperbarui: z.int(),
  dihapus: z.int(),
  /** Those that the organisation has from its tenant already. */
  dilewati: z.int(),
  dampak: Dampak,
});
export type HasilSinkron = z.output<typeof HasilSinkron>;

const diDalam = { scope: 'organisasi', access: 'hari-libur.index', locked: 'linked' } as const;
const Satu = { organisasi_id: Id, hari_libur_id: Id };

export const hariLibur = {
  listHariLibur: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/hari-libur',
    summary: 'Melihat hari libur',
    who: 'reader',
    input: z.object({ organisasi_id: Id, ...FilterHariLibur }),
    output: pageOf(HariLibur),
  }),
  addHariLibur: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/hari-libur',
    summary: 'Menambah hari libur',
    who: 'operator',
    input: z.object({ organisasi_id: Id, ...HariLiburIsi }),
    output: HariLiburDiubah,
    created: true,
  }),
  getHariLibur: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/hari-libur/{hari_libur_id}',
    summary: 'Melihat satu hari libur',
    who: 'reader',
    input: z.object(Satu),
    output: HariLibur,
  }),
  changeHariLibur: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/hari-libur/{hari_libur_id}',
    summary: 'Mengubah hari libur',
    who: 'operator',
    input: z.object({ ...Satu, ...HariLiburIsi }),
    output: HariLiburDiubah,
  }),
  removeHariLibur: endpoint({
    ...diDalam,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/hari-libur/{hari_libur_id}',
    summary: 'Menghapus hari libur',
    who: 'operator',
    input: z.object({ ...Satu, ...UbahLalu }),
    output: z.object({ dampak: Dampak }),
  }),
  syncHariLibur: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/hari-libur/sinkron',
    summary: 'Menyinkronkan hari libur nasional',
    who: 'operator',
    input: z.object({ organisasi_id: Id, tahun: Tahun, ...UbahLalu }),
    output: HasilSinkron,
    message: 'Hari libur nasional berhasil disinkronkan',
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_HARI_LIBUR = { hari_libur: 'Hari libur' };
