import { sebutJamKerja } from '@hadir/contract/kit/sebut-jam.ts';
import type { TempatSaya } from '@hadir/contract/dashboard/kalender/kalender-saya.contract.ts';
import { sebutHari } from '@hadir/contract/kehadiran/hari/sebut-hari.ts';
import { ZONA } from '@hadir/rules/waktu/zona.ts';
import { TONE_OF_KEADAAN } from '../../base/words/tone-of-keadaan.ts';
import type { Tone } from '../../ui/show/tone.ts';

type Hari = TempatSaya['hari'][number];

/** A date in one of the caller's organisations. */
export type HariDiTempat = {
  organisasi_id: number;
  nama: string;
  hari: Hari;
  /** When work is due: 'Guru 07:00–14:00'; null on a day off. */
  jam: string | null;
  /** When it begins, in minutes by one clock for all places. */
  mulai: number;
  /** What came of it, or why no work is due; null while nothing is to be said. */
  kata: string | null;
  tone: Tone;
  /** What waits for a decision on that date. */
  menunggu: string | null;
  isMendatang: boolean;
};

/** What a date holds in each of these organisations, in the order in which their hours begin, by the same clock; then what has none. */
export function hariDiTempat(tempat: readonly TempatSaya[], tanggal: string): HariDiTempat[] {
  const days = tempat.flatMap(({ organisasi_id, nama, timezone, hari_ini, hari, menunggu }) => {
    const day = hari.find((one) => one.tanggal === tanggal);
    if (!day) return [];
    const { keadaan, kata } = sebutHari(day);
    const isMendatang = tanggal > hari_ini;
    const isDiam = keadaan === 'terbuka' && isMendatang;
    const wait = menunggu.find(({ tgl_awal, tgl_akhir }) => tgl_awal <= tanggal && tanggal <= tgl_akhir);
    return {
      organisasi_id,
      nama,
      hari: day,
      jam: sebutKerja(day),
      mulai: menitMulai(day, timezone),
      kata: isDiam ? null : day.libur?.sebab === 'tanpa_jadwal' ? 'Tanpa jadwal' : kata,
      tone: isDiam ? 'grey' : TONE_OF_KEADAAN[keadaan],
      menunggu: wait ? `${wait.kategori} menunggu keputusan` : null,
      isMendatang,
    };
  });
  return days.toSorted((a, b) => a.mulai - b.mulai);
}

function menitMulai({ jadwal, status }: Hari, timezone: TempatSaya['timezone']): number {
  if (!jadwal || status === 'libur') return Number.MAX_SAFE_INTEGER;
  const [jam = 0, menit = 0] = jadwal.jam_masuk.split(':').map(Number);
  return (jam - ZONA[timezone]) * 60 + menit;
}

function sebutKerja({ jadwal, status }: Hari): string | null {
  if (!jadwal || status === 'libur') return null;
  return `${jadwal.nama} ${sebutJamKerja(jadwal)}`;
}

/** One date in one sentence, for those who do not see its marks. */
export function sebutHariDiTempat(days: readonly HariDiTempat[], withNama: boolean): string {
  return days
    .map(({ nama, jam, kata, menunggu }) => {
      const apa = [jam, kata, menunggu].filter(Boolean).join(', ');
      return withNama ? `${nama}: ${apa}` : apa;
    })
    .join('; ');
}
