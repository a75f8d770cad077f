import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Tanggal } from '../kit/fields.ts';

const ZONA_WAKTU = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const;
export const ZonaWaktu = z.enum(ZONA_WAKTU);
/** What an event does whose place is not as it should be: counts, waits for review, or is refused. */
export const SikapTempat = z.enum(['hitung', 'tinjau', 'tolak']);

const Isi = {
  timezone: ZonaWaktu,
  jeda_menit: z.int().check(z.minimum(0), z.maximum(120)),
  /** Outside every location, or nowhere known. */
  luar_radius: SikapTempat,
  /** From a device that feigns its place. */
  lokasi_palsu: SikapTempat,
  luring_maks_jam: z.int().check(z.minimum(1), z.maximum(168)),
  /** For how long after its window a day waits for a machine's data before it becomes absen. */
  tunggu_data_jam: z.int().check(z.minimum(0), z.maximum(336)),
  is_leave_management_simpatika: z.boolean(),
  is_enable_fitur_cuti: z.boolean(),
  is_disable_ketidakhadiran: z.boolean(),
};

const Berlaku = z.object({ ...Isi, tgl_mulai: Tanggal, tgl_selesai: z.nullable(Tanggal) });

/** The settings in force on a date, and every change of them before and after. */
export const Pengaturan = z.extend(Berlaku, { organisasi_id: Id, riwayat: z.array(Berlaku) });
export type Pengaturan = z.output<typeof Pengaturan>;

/** Only the fields that are sent change, from tgl_mulai on: today unless said, never a day that is past. */
const Perubahan = z.extend(z.partial(z.object(Isi)), { organisasi_id: Id, tgl_mulai: z.optional(Tanggal) });
export type PerubahanPengaturan = z.output<typeof Perubahan>;

export const pengaturan = {
  getPengaturan: endpoint({
    method: 'GET',
    path: '/pengaturan/{organisasi_id}',
    summary: 'Melihat pengaturan organisasi',
    scope: 'organisasi',
    who: 'signed-in',
    access: null,
    locked: 'no',
    input: z.object({ organisasi_id: Id, tanggal: z.optional(Tanggal) }),
    output: Pengaturan,
  }),
  savePengaturan: endpoint({
    method: 'POST',
    path: '/pengaturan',
    summary: 'Menyimpan pengaturan organisasi',
    scope: 'user',
    who: 'operator',
    access: 'organisasi.index',
    locked: 'no',
    input: Perubahan,
    output: Pengaturan,
    created: true,
  }),
  changePengaturan: endpoint({
    method: 'PUT',
    path: '/pengaturan/{organisasi_id}',
    summary: 'Mengubah pengaturan organisasi',
    scope: 'organisasi',
    who: 'operator',
    access: 'organisasi.index',
    locked: 'linked',
    input: Perubahan,
    output: Pengaturan,
  }),
};
