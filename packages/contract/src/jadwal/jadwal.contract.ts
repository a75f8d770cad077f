import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Jam, pageOf, PageInput, Tanggal, teksWajib } from '../kit/fields.ts';

const menit = (max: number) => z.int().check(z.minimum(0), z.maximum(max));

/** The hours of one weekday, 1 Senin … 7 Minggu. A weekday without a row is libur. */
export const BarisJadwal = z.object({
  hari: z.int().check(z.minimum(1), z.maximum(7)),
  jam_masuk: Jam,
  jam_pulang: Jam,
  istirahat_mulai: z.optional(z.nullable(Jam)),
  istirahat_selesai: z.optional(z.nullable(Jam)),
});
export type BarisJadwal = z.output<typeof BarisJadwal>;

const Isi = {
  nama: teksWajib(100),
  toleransi_masuk: z._default(menit(240), 0),
  toleransi_pulang: z._default(menit(240), 0),
  /** How long before jam_masuk a scan counts, in minutes. */
  buka_masuk: z._default(menit(720), 120),
  tutup_pulang: z._default(menit(720), 240),
  ikut_libur: z._default(z.boolean(), true),
  baris: z.array(BarisJadwal).check(z.minLength(1), z.maxLength(7)),
  /** From which day it holds. */
  tgl_mulai: Tanggal,
};

export const JadwalInput = z.object({ organisasi_id: Id, ...Isi });
export type JadwalInput = z.output<typeof JadwalInput>;
export const UbahJadwalInput = z.object({ organisasi_id: Id, jadwal_id: Id, ...Isi });

export const VersiJadwal = z.object({
  tgl_mulai: Tanggal,
  tgl_selesai: z.nullable(Tanggal),
  toleransi_masuk: z.int(),
  toleransi_pulang: z.int(),
  buka_masuk: z.int(),
  tutup_pulang: z.int(),
  ikut_libur: z.boolean(),
  baris: z.array(
    z.object({
      hari: z.int(),
      jam_masuk: Jam,
      jam_pulang: Jam,
      istirahat_mulai: z.nullable(Jam),
      istirahat_selesai: z.nullable(Jam),
      durasi_menit: z.nullable(z.int()),
    }),
  ),
  /** The hours due a week in minutes, breaks not counted. */
  menit_sepekan: z.int(),
});

export const Jadwal = z.object({
  jadwal_id: Id,
  nama: z.string(),
  tipe_jadwal: z.int(),
  status: z.int(),
  /** The tenant's, which its organisations use and cannot change. */
  is_milik_tenant: z.boolean(),
  is_default: z.boolean(),
  /** What holds today, else what comes next; null only for a schedule that has ended. */
  berlaku: z.nullable(VersiJadwal),
  /** Every version, the latest first. */
  versi: z.array(VersiJadwal),
});
export type Jadwal = z.output<typeof Jadwal>;

export const jadwal = {
  list: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/jadwal',
    summary: 'Melihat jam kerja',
    scope: 'organisasi',
    who: 'reader',
    access: 'jadwal.index',
    locked: 'linked',
    input: z.object({ organisasi_id: Id, ...PageInput.shape }),
    output: pageOf(Jadwal),
  }),
  create: endpoint({
    method: 'POST',
    path: '/orgs/{organisasi_id}/jadwal',
    summary: 'Membuat jam kerja',
    scope: 'organisasi',
    who: 'operator',
    access: 'jadwal.index',
    locked: 'linked',
    input: JadwalInput,
    output: Jadwal,
    created: true,
  }),
  find: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/jadwal/{jadwal_id}',
    summary: 'Melihat satu jam kerja',
    scope: 'organisasi',
    who: 'reader',
    access: 'jadwal.show',
    locked: 'linked',
    input: z.object({ organisasi_id: Id, jadwal_id: Id }),
    output: Jadwal,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/orgs/{organisasi_id}/jadwal/{jadwal_id}',
    summary: 'Mengubah jam kerja',
    scope: 'organisasi',
    who: 'operator',
    access: 'jadwal.index',
    locked: 'linked',
    input: UbahJadwalInput,
    output: Jadwal,
    message: 'Jam kerja berhasil diperbarui',
  }),
};
