import { JENIS_SEBAB, KEADAAN_PANTAUAN } from '@hadir/rules/monitoring/judge-pantauan.ts';
import * as z from 'zod/mini';
import { Id, Instant, Jam, Lat, Lng, Tanggal } from '../kit/fields.ts';
import { ZonaWaktu } from '../kit/zona-waktu.ts';

/** How many of whose work is due (no day off, no leave) have arrived, and what the day is so far. */
export const HariIni = z.object({
  anggota: z.int(),
  wajib: z.int(),
  tiba: z.int(),
  hadir: z.int(),
  terlambat: z.int(),
  belum: z.int(),
  /** Of `belum` those whose hours have not begun. */
  belum_mulai: z.int(),
  absen: z.int(),
  cuti: z.int(),
  libur: z.int(),
  /** Of today's events that count. */
  terakhir: z.nullable(Jam),
});

/** An organisation as it stands by its own clock, with why (aturan/monitoring#genting). */
export const Pantauan = z.object({
  organisasi_id: Id,
  tenant_id: Id,
  kode_organisasi: z.string(),
  nama: z.string(),
  nama_tenant: z.string(),
  tanggal: Tanggal,
  pukul: z.string(),
  /** Whose clock that is. */
  timezone: ZonaWaktu,
  lat: z.nullable(Lat),
  lng: z.nullable(Lng),
  keadaan: z.enum(KEADAAN_PANTAUAN),
  sebab: z.array(
    z.object({
      jenis: z.enum(JENIS_SEBAB),
      jumlah: z.int(),
      /** Of the group or the machine. */
      nama: z.nullable(z.string()),
      group_id: z.nullable(Id),
    }),
  ),
  /** Which part has usually arrived by now, 0 to 1; null where too few days say so. */
  biasanya: z.nullable(z.number()),
  kurang: z.int(),
  hari_ini: HariIni,
  /** Of one that has a day off today, all of it or nearly all. */
  hari_kerja_terakhir: z.nullable(z.object({ tanggal: Tanggal, wajib: z.int(), hadir: z.int() })),
});
export type Pantauan = z.output<typeof Pantauan>;

/** How organisations stand, column by column: the nth of each belongs to the nth organisation, the worst first. */
export const KeadaanPeta = z.object({
  organisasi_id: z.array(Id),
  keadaan: z.array(z.enum(KEADAAN_PANTAUAN)),
  kurang: z.array(z.int()),
  /** How many reasons there are. */
  sebab: z.array(z.int()),
});
export type KeadaanPeta = z.output<typeof KeadaanPeta>;

/** The same with what each is and where it lies: what a map of ten thousand needs, each word of a row said once. */
export const TitikPeta = z.extend(KeadaanPeta, {
  kode_organisasi: z.array(z.string()),
  nama: z.array(z.string()),
  /** Which of `nama_tenant`. */
  tenant: z.array(z.int()),
  lat: z.array(z.nullable(Lat)),
  lng: z.array(z.nullable(Lng)),
  nama_tenant: z.array(z.string()),
});
export type TitikPeta = z.output<typeof TitikPeta>;

/** What a map is told as it changes: at first all of it (`utuh`), then those alone that stand otherwise than before. */
export const PerubahanPeta = z.extend(KeadaanPeta, { pada: Instant, utuh: z.boolean() });
export type PerubahanPeta = z.output<typeof PerubahanPeta>;
