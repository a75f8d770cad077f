import { sebutRentang } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { HariDikoreksi } from '../../kehadiran/turunan/kehadiran-upward.ts';

/** '2 hari Anda berubah, 18-11-2026 s.d. 19-11-2026'; whose they are is said by `siapa`. */
export const sebutHariDikoreksi = ({ hari, ...range }: HariDikoreksi, siapa: string): string =>
  hari === null
    ? `${siapa} ${sebutRentang(range)} dinilai ulang`
    : `${hari.toLocaleString('id-ID')} ${siapa} berubah, ${sebutRentang(range)}`;
