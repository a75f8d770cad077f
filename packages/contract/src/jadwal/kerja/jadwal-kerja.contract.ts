import { SARING_STATUS_JADWAL } from '../jam/saring-status-jadwal.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import * as z from 'zod/mini';
import { Dampak, UbahLalu } from '../../kehadiran/turunan/dampak.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, kosongkan, SortedPageInput, pageOf, Tanggal } from '../../kit/fields.ts';
import { kodeDari, KodeAktif } from '../../kit/kode.ts';

const Target = z.enum(['organisasi', 'grup', 'anggota']);

export const JadwalKerja = z.object({
  settingJadwal_id: Id,
  jadwal_id: Id,
  /** The same as `jadwal_id`: the hours that it gives. */
  konfigurasi_jadwal_id: Id,
  nama_jadwal: z.string(),
  tipe_jadwal: z.int(),
  target: Target,
  group_id: z.nullable(Id),
  nama_grup: z.nullable(z.string()),
  user_id: z.nullable(Id),
  nama_anggota: z.nullable(z.string()),
  tgl_mulai: Tanggal,
  tgl_selesai: z.nullable(Tanggal),
  status: KodeAktif,
});
export type JadwalKerja = z.output<typeof JadwalKerja>;

const Masa = {
  tgl_mulai: Tanggal,
  tgl_selesai: kosongkan(Tanggal),
  status: z._default(KodeAktif, STATUS_RECORD.aktif),
  ...UbahLalu,
};
const Isi = { organisasi_id: Id, jadwal_id: Id, ...Masa };
const Satu = { organisasi_id: Id, setting_jadwal_id: Id };
const diDalam = { scope: 'organisasi', access: 'jadwal.jadwal-kerja', locked: 'linked' } as const;
const Diubah = z.extend(JadwalKerja, { dampak: Dampak });
const BanyakDiubah = z.object({ data: z.array(JadwalKerja), dampak: Dampak });

export const jadwalKerja = {
  listJadwalKerja: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/jadwal-kerja',
    summary: 'Melihat jadwal kerja',
    who: 'reader',
    input: z.object({
      organisasi_id: Id,
      ...SortedPageInput.shape,
      target: z.optional(Target),
      jadwal_id: z.optional(Id),
      user_id: z.optional(Id),
      group_id: z.optional(Id),
      status: z.optional(kodeDari(SARING_STATUS_JADWAL)),
      /** Only those in force on this date. */
      tanggal: z.optional(Tanggal),
    }),
    output: pageOf(JadwalKerja),
  }),
  addJadwalKerja: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/jadwal-kerja',
    summary: 'Menetapkan jadwal kerja',
    who: 'operator',
    input: z.object({ ...Isi, target: Target, group_id: kosongkan(Id), user_id: kosongkan(Id) }),
    output: Diubah,
    created: true,
  }),
  getJadwalKerja: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/jadwal-kerja/{setting_jadwal_id}',
    summary: 'Melihat satu jadwal kerja',
    who: 'reader',
    access: 'jadwal.show',
    input: z.object(Satu),
    output: JadwalKerja,
  }),
  /** To whom it is given stays: for others a new one is made. */
  changeJadwalKerja: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/jadwal-kerja/{setting_jadwal_id}',
    summary: 'Mengubah jadwal kerja',
    who: 'operator',
    input: z.object({ ...Isi, setting_jadwal_id: Id }),
    output: Diubah,
  }),
  removeJadwalKerja: endpoint({
    ...diDalam,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/jadwal-kerja/{setting_jadwal_id}',
    summary: 'Menghapus jadwal kerja',
    who: 'operator',
    input: z.object({ ...Satu, ...UbahLalu }),
    output: z.object({ dampak: Dampak }),
  }),
  assignJadwalAnggota: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/set-jadwal-user',
    summary: 'Menetapkan jadwal kerja kepada anggota',
    who: 'operator',
    input: z.object({ ...Isi, user_id: z.array(Id).check(z.minLength(1), z.maxLength(1000)) }),
    output: BanyakDiubah,
    created: true,
  }),
  assignJadwalGrup: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/set-jadwal-group',
    summary: 'Menetapkan jadwal kerja kepada grup',
    who: 'operator',
    /** `user_id`: members to whom it is given in the same act. */
    input: z.object({
      ...Isi,
      group_id: z.array(Id).check(z.minLength(1), z.maxLength(200)),
      user_id: z.optional(z.array(Id).check(z.maxLength(1000))),
    }),
    output: BanyakDiubah,
    created: true,
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_JADWAL_KERJA = { setting_jadwal: 'Jadwal kerja' };
