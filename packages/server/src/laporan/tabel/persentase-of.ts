import type { JumlahRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import { persentaseHadir } from '@hadir/rules/laporan/persentase-hadir.ts';

type Bagian = Pick<JumlahRekap, 'hadir' | 'hari_kerja' | 'cuti_kerja'>;

/** The share of hadir in what was due of all these together. */
export function persentaseOf(rows: readonly Bagian[]): number | null {
  const sum = (what: keyof Bagian) => rows.reduce((all, row) => all + row[what], 0);
  return persentaseHadir(sum('hadir'), sum('hari_kerja'), sum('cuti_kerja'));
}
