import type { JamKerja } from '../jadwal/jam/jam-kerja.ts';
import type { Tanggal } from '../waktu/tanggal.ts';
import { SEHARI_MENIT } from '../waktu/sehari.ts';

type Bentang = Pick<JamKerja, 'masuk' | 'pulang'>;
type Pekan = readonly { tanggal: Tanggal; kerja: Bentang | null }[];

/** On how many dates the hours of two places lie one on the other; hours that pass midnight count to the end of their day. */
export function countBentrok(asal: Pekan, tujuan: Pekan): number {
  return asal.filter(({ tanggal, kerja }) => {
    const lain = tujuan.find((one) => one.tanggal === tanggal)?.kerja;
    return kerja && lain && kerja.masuk < akhirOf(lain) && lain.masuk < akhirOf(kerja);
  }).length;
}

const akhirOf = ({ pulang }: Bentang) => Math.min(pulang, SEHARI_MENIT);
