import type { JumlahRekap, RingkasanRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import { persentaseHadir } from '@hadir/rules/laporan/persentase-hadir.ts';

/** Sums with the share of hadir in what was due. */
export function withPersentase<Row extends JumlahRekap>(row: Row): Row & Pick<RingkasanRekap, 'persentase'> {
  return { ...row, persentase: persentaseHadir(row.hadir, row.hari_kerja, row.cuti_kerja) };
}
