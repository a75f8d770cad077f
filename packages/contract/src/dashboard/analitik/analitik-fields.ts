import { SUMBER_PRESENSI } from '@hadir/rules/presensi/ketukan/event-presensi.ts';
import * as z from 'zod/mini';
import { Id, Instant, Tanggal } from '../../kit/fields.ts';
import { KodeRadius } from '../../kit/kode.ts';

const Rentang = { from: Tanggal, to: Tanggal };

/** Member-days: `wajib` are those that are over, without days off and leave (aturan/laporan#persentase); `terlambat` and `tepat_waktu` are among `hadir`. */
export const JumlahHari = z.object({
  wajib: z.int(),
  hadir: z.int(),
  tepat_waktu: z.int(),
  terlambat: z.int(),
  absen: z.int(),
  cuti: z.int(),
});
export type JumlahHari = z.output<typeof JumlahHari>;

export const MenurutGender = z.object({
  ...Rentang,
  perempuan: JumlahGender(),
  laki_laki: JumlahGender(),
  belum_diisi: JumlahGender(),
});
export type MenurutGender = z.output<typeof MenurutGender>;

function JumlahGender() {
  return z.pick(JumlahHari, { wajib: true, hadir: true, terlambat: true, absen: true, cuti: true });
}

/** Member-days with an event from each source, and with one made there. */
export const AsalHari = z.object({
  ponsel: z.int(),
  kiosk: z.int(),
  mesin: z.int(),
  manual: z.int(),
  impor: z.int(),
  di_dalam: z.int(),
  di_luar: z.int(),
  tidak_terdeteksi: z.int(),
});
export type AsalHari = z.output<typeof AsalHari>;

const MenurutSumber = z.array(z.object({ sumber: z.enum(SUMBER_PRESENSI), jumlah: z.int() }));
const MenurutRadius = z.array(z.object({ radius: KodeRadius, jumlah: z.int() }));

/** Days with an event from each source, and the events of each machine. */
export const MenurutPerangkat = z.object({
  ...Rentang,
  sumber: MenurutSumber,
  perangkat: z.array(z.object({ nama: z.string(), jumlah: z.int(), terakhir: Instant })),
});

/** Each day of the span, with the days that had an event from each source. */
export const TrenPerangkat = z.object({
  ...Rentang,
  hari: z.array(
    z.extend(JumlahHari, {
      tanggal: Tanggal,
      ponsel: z.int(),
      kiosk: z.int(),
      mesin: z.int(),
      manual: z.int(),
      impor: z.int(),
    }),
  ),
});
export type TrenPerangkat = z.output<typeof TrenPerangkat>;

/** Days with an event inside, outside, or not located; and events at each place. */
export const MenurutLokasi = z.object({
  ...Rentang,
  radius: MenurutRadius,
  lokasi: z.array(z.object({ lokasi_presensi_id: Id, nama: z.string(), jumlah: z.int() })),
});

/** Days with an event from each source, and made inside, outside, or not located. */
export const MenurutAsal = z.object({ ...Rentang, sumber: MenurutSumber, radius: MenurutRadius });

/** How many arrived on each day of the week (1 is Senin) in each quarter of an hour (0 begins at midnight); none is left out. */
export const Kedatangan = z.object({
  ...Rentang,
  sel: z.array(z.object({ hari: z.int(), perempat: z.int(), jumlah: z.int() })),
});
export type Kedatangan = z.output<typeof Kedatangan>;

/** The span, and the one of the same length before it. */
export const MasaBanding = { ...Rentang, sebelum_from: Tanggal, sebelum_to: Tanggal };
/** A group or an organisation in both. */
export const BagianBanding = z.object({ id: Id, nama: z.string(), kini: JumlahHari, sebelum: JumlahHari });
export type BagianBanding = z.output<typeof BagianBanding>;

/** The span beside the one of the same length before it, and each group in both. */
export const Banding = z.object({
  ...MasaBanding,
  kini: JumlahHari,
  sebelum: JumlahHari,
  bagian: z.array(BagianBanding),
});
export type Banding = z.output<typeof Banding>;
