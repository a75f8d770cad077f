import type { JumlahRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import { JUMLAH_REKAP } from '../../kehadiran/rekap/select-rekap.queries.ts';

/** Only the sums of a row. */
export function pickJumlah(row: JumlahRekap): JumlahRekap {
  return Object.fromEntries(JUMLAH_REKAP.map((nama) => [nama, row[nama]])) as JumlahRekap;
}
