import type { PresensiTerakhir } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { sebutHari } from '@hadir/contract/kehadiran/hari/sebut-hari.ts';
import { formatHari, formatTanggalPanjang } from '../../kit/format/format.ts';
import { TONE_OF_KEADAAN } from '../../base/words/tone-of-keadaan.ts';
import type { WeekDay } from '../../ui/date/week-strip.tsx';

/** This week for the strip, each day that has come leading to what was recorded of it; days to come show only whether they are off. */
export function toWeekDays(
  { pekan, tanggal }: Pick<PresensiTerakhir, 'pekan' | 'tanggal'>,
  hariHref: (tanggal: string) => string,
): WeekDay[] {
  return pekan.map((day) => {
    const hari = formatHari(day.tanggal);
    const words = {
      short: hari.slice(0, 3),
      long: `${hari}, ${formatTanggalPanjang(day.tanggal)}`,
      number: Number(day.tanggal.slice(8)),
      isToday: day.tanggal === tanggal,
      ...(day.hari && !day.is_mendatang && { href: hariHref(day.tanggal) }),
    };
    if (!day.hari) return words;
    const { keadaan, kata } = sebutHari(day.hari);
    if (day.is_mendatang && keadaan === 'terbuka') return words;
    return { ...words, tone: TONE_OF_KEADAAN[keadaan], status: kata };
  });
}
