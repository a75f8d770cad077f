import { isFleksibel } from '../jadwal/jam/is-fleksibel.ts';
import type { JamKerja } from '../jadwal/jam/jam-kerja.ts';
import { addDays, type Tanggal } from '../waktu/tanggal.ts';
import type { Detik, Menit } from '../waktu/jam.ts';
import type { HariKehadiran } from './hari/hari-kehadiran.ts';

/** Before work is due: late enough not to be in the way, early enough to be in time. */
const SEBELUM_MASUK: Menit = 15;
/** An arrival is reminded of no more so long after it was due: the day is then told of as what it came to. */
const SESUDAH_MASUK: Menit = 60;
const SESUDAH_PULANG: Menit = 15;
/** Of an earlier day one hears in the morning, when one is at work. */
const PAGI: { dari: Menit; sampai: Menit } = { dari: 30, sampai: 120 };
/** An earlier day than that is no news. */
export const HARI_LALU = 7;
/** Outside of this beside the hour at which work is due nothing is said but of leaving. */
export const SEKITAR_MASUK = { sebelum: SEBELUM_MASUK, sesudah: Math.max(SESUDAH_MASUK, PAGI.sampai) } as const;

/** What is known of a day on which work is due: its hours, and what has been recorded until now. */
export type HariDiingat = {
  tanggal: Tanggal;
  /** Half a day of leave already taken off; null on a day off. */
  jam: Pick<JamKerja, 'tipe_jadwal' | 'masuk' | 'pulang' | 'tutup' | 'durasi' | 'istirahat'> | null;
  status: HariKehadiran['status'];
  jam_masuk: Detik | null;
  jam_pulang: Detik | null;
  /** A tap of the day waits for somebody's decision. */
  is_tertahan: boolean;
};

/** The last day before on which work was due, and which side of it is missing. */
export type HariSebelum = { tanggal: Tanggal; tidak_lengkap: 'masuk' | 'pulang' | null };

/** What is to be said, of which day: with the hour at which its work begins, or was over, or the side that it lacks. */
export type Pengingat = { tanggal: Tanggal } & (
  | { jenis: 'belum_presensi'; mulai: Menit }
  | { jenis: 'belum_pulang'; selesai: Menit }
  | { jenis: 'belum_lengkap'; kurang: 'masuk' | 'pulang' }
);

/**
 * What a member is to be reminded of now, in minutes since his day's midnight (aturan/kehadiran#pengingat). Nothing on a
 * day off and on leave. Whether he has heard it already is the caller's to know.
 */
export function judgePengingat(hari: HariDiingat, sebelum: HariSebelum | null, kini: Menit): Pengingat[] {
  const { tanggal, jam, status } = hari;
  if (jam === null || status === 'libur' || status === 'cuti') return [];
  const isSebelumBaru = sebelum !== null && sebelum.tanggal >= addDays(tanggal, -HARI_LALU);
  const selesai = findPulangKurang(hari, jam, kini);
  return [
    ...(isDatangKurang(hari, jam, kini) ? [{ jenis: 'belum_presensi', tanggal, mulai: jam.masuk } as const] : []),
    ...(selesai === null ? [] : [{ jenis: 'belum_pulang', tanggal, selesai } as const]),
    ...(isSebelumBaru && sebelum.tidak_lengkap !== null && isPagi(jam, kini)
      ? [{ jenis: 'belum_lengkap', tanggal: sebelum.tanggal, kurang: sebelum.tidak_lengkap } as const]
      : []),
  ];
}

type Jam = NonNullable<HariDiingat['jam']>;

const isPagi = ({ masuk }: Jam, kini: Menit) => kini >= masuk + PAGI.dari && kini <= masuk + PAGI.sampai;

/** Where one may come when one likes nobody is late. */
function isDatangKurang({ status, jam_masuk, is_tertahan }: HariDiingat, jam: Jam, kini: Menit): boolean {
  if (status !== 'terbuka' || jam_masuk !== null || is_tertahan || isFleksibel(jam)) return false;
  return kini >= jam.masuk - SEBELUM_MASUK && kini < jam.masuk + SESUDAH_MASUK;
}

/** When the work was over of one who should have tapped since; null where nobody is asked to. Flexible work is over once it is done. */
function findPulangKurang({ jam_masuk, jam_pulang, is_tertahan }: HariDiingat, jam: Jam, kini: Menit): Menit | null {
  if (jam_masuk === null || jam_pulang !== null || is_tertahan) return null;
  const istirahat = jam.istirahat ? jam.istirahat.selesai - jam.istirahat.mulai : 0;
  const selesai = isFleksibel(jam) ? Math.ceil(jam_masuk / 60) + jam.durasi + istirahat : jam.pulang;
  return kini >= selesai + SESUDAH_PULANG && kini <= jam.tutup ? selesai : null;
}
