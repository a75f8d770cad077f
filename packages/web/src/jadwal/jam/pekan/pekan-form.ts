import type { BarisJadwal } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import { sebutGalatBaris } from '@hadir/contract/jadwal/jam/sebut-galat-baris.ts';
import { TIPE_JADWAL, type TipeJadwal } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { checkHari } from './check-hari.ts';
import { durasiOf, type HariForm } from './hari-form.ts';
import { countMenitHari } from './count-menit-hari.ts';
import { NAMA_HARI, namaHari } from '../../../ui/date/nama-hari.ts';

/** The hours that a new schedule begins with. */
export const BIASA = {
  jam_masuk: '07:30:00',
  jam_pulang: '16:00:00',
  istirahat_mulai: '12:00:00',
  istirahat_selesai: '13:00:00',
  durasi_menit: 450,
};

/** Seven rows from a schedule's; without one, five days of the norm. */
export function toPekanForm(baris?: readonly BarisJadwal[]): HariForm[] {
  return NAMA_HARI.map((_, index) => {
    const hari = index + 1;
    const row = baris?.find((one) => one.hari === hari);
    return row ? toHariForm(row) : { hari, is_kerja: !baris && hari <= 5, ...BIASA };
  });
}

/** The one row of a shift; without one, a day of the norm without its break, which would lie outside a night. */
export function toShiftForm(baris?: readonly BarisJadwal[]): HariForm {
  const row = baris?.find(({ hari }) => hari === 0);
  return row ? toHariForm(row) : { hari: 0, is_kerja: true, ...BIASA, istirahat_mulai: null, istirahat_selesai: null };
}

/** The rows that are sent: the work days, or the one of the shift. They must have been checked. */
export function toBaris(hari: readonly HariForm[], tipe: TipeJadwal): BarisJadwal[] {
  return hari
    .filter(({ is_kerja }) => is_kerja)
    .map(({ is_kerja, ...row }) => ({
      ...row,
      jam_masuk: row.jam_masuk ?? '',
      jam_pulang: row.jam_pulang ?? '',
      durasi_menit: durasiOf({ is_kerja, ...row }, tipe),
    }));
}

/** What is wrong with the week, in one sentence that names the day; null when nothing is. */
export function checkPekan(pekan: readonly HariForm[], tipe: TipeJadwal): string | null {
  const kerja = pekan.filter(({ is_kerja }) => is_kerja);
  if (kerja.length === 0) return 'Pilih paling sedikit satu hari kerja';
  for (const row of kerja) {
    const galat = checkHari(row, tipe);
    if (galat) return sebutGalatBaris(galat, namaHari(row.hari));
  }
  return null;
}

/** What is wrong with the hours of the shift, in one sentence; null when nothing is. */
export function checkShift(shift: HariForm): string | null {
  const galat = checkHari(shift, TIPE_JADWAL.shift);
  return galat && sebutGalatBaris(galat);
}

/** The work of the week in minutes, breaks not counted, of the days that can be counted. */
export function countMenitPekan(pekan: readonly HariForm[], tipe: TipeJadwal): number {
  return pekan
    .filter((row) => row.is_kerja && checkHari(row, tipe) === null)
    .reduce((sum, row) => sum + countMenitHari(row, tipe), 0);
}

const toHariForm = ({ hari, jam_masuk, jam_pulang, ...row }: BarisJadwal): HariForm => ({
  hari,
  is_kerja: true,
  jam_masuk,
  jam_pulang,
  istirahat_mulai: row.istirahat_mulai ?? null,
  istirahat_selesai: row.istirahat_selesai ?? null,
  durasi_menit: row.durasi_menit ?? null,
});
