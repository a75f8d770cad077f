import { sebutPotongan } from '@hadir/contract/kehadiran/hari/sebut-potongan.ts';
import { sebutRentang } from '@hadir/contract/kit/sebut-tanggal.ts';
import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import type { HariDikoreksi } from '../../kehadiran/turunan/kehadiran-upward.ts';

/** '2 hari Anda berubah, 18-11-2026 s.d. 19-11-2026, potongannya dari 1,5% menjadi 0%'; whose they are is said by `siapa`. */
export function sebutHariDikoreksi({ hari, potongan, ...range }: HariDikoreksi, siapa: string): string {
  if (hari === null) return `${siapa} ${sebutRentang(range)} dinilai ulang`;
  const [dari, menjadi] = [potongan?.sebelum ?? 0, potongan?.sesudah ?? 0].map(sebutPotongan);
  const akibat = dari === menjadi ? '' : `, potongannya dari ${dari} menjadi ${menjadi}`;
  return `${sebutAngka(hari)} ${siapa} berubah, ${sebutRentang(range)}${akibat}`;
}
