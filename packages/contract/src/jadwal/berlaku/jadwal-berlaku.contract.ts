import * as z from 'zod/mini';
import { LAPISAN_JADWAL } from '@hadir/rules/jadwal/berlaku/lapisan-jadwal.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Jam, Tanggal } from '../../kit/fields.ts';

/** What one layer says of a date: which hours, or (jadwal_id null) a day off. */
const JawabanLapisan = z.object({
  lapisan: z.enum(LAPISAN_JADWAL),
  /** The row's id within its layer: setting_jadwal_id, pola_kerja_id, jadwal_shift_id, tukar_shift_id or jadwal_id. */
  id: Id,
  jadwal_id: z.nullable(Id),
  nama: z.nullable(z.string()),
  /** The first day of all for a default that always was. */
  tgl_mulai: z.iso.date(),
  tgl_selesai: z.nullable(Tanggal),
});

export const SebabLibur = z.enum(['tanpa_jadwal', 'hari_bebas', 'hari_libur']);

/** The hours due; at or past 24:00 they are the next morning's. */
export const JamHari = z.object({ jam_masuk: Jam, jam_pulang: Jam, is_lewat_tengah_malam: z.boolean() });

const diDalam = { scope: 'organisasi', who: 'own', access: null, locked: 'linked', method: 'GET' } as const;

export const jadwalBerlaku = {
  /** Who works when: the layer that won, and those that lost in the order in which they would have answered. */
  getJadwalBerlaku: endpoint({
    ...diDalam,
    path: '/orgs/{organisasi_id}/jadwal/berlaku',
    summary: 'Melihat jadwal seorang anggota pada satu tanggal',
    input: z.object({ organisasi_id: Id, user_id: Id, tanggal: Tanggal }),
    output: z.object({
      user_id: Id,
      tanggal: Tanggal,
      is_anggota: z.boolean(),
      berlaku: z.nullable(JawabanLapisan),
      kalah: z.array(JawabanLapisan),
      jam: z.nullable(JamHari),
      libur: z.nullable(z.object({ sebab: SebabLibur, nama: z.nullable(z.string()) })),
    }),
  }),
  /** A member's days off between two dates, at most a year apart; his own unless a user_id is given. */
  listLiburAnggota: endpoint({
    ...diDalam,
    path: '/orgs/{organisasi_id}/jadwal/libur',
    summary: 'Melihat hari libur seorang anggota',
    input: z.object({ organisasi_id: Id, user_id: z.optional(Id), tgl_awal: Tanggal, tgl_akhir: Tanggal }),
    output: z.array(z.object({ tanggal: Tanggal, sebab: SebabLibur, nama: z.nullable(z.string()) })),
  }),
};
