import type { BarisRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';

/**
 * Why the days of a recap do not add up where leave counts days of the calendar: those outside the work days lessen no duty
 * (aturan/laporan#rekap). Nothing where all leave fell on work days.
 */
export function artiCuti(rows: readonly Pick<BarisRekap, 'cuti' | 'cuti_kerja'>[]): { arti?: string } {
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
  const di_luar = sum(({ cuti, cuti_kerja }) => cuti - cuti_kerja);
  if (di_luar === 0) return {};
  const hari = di_luar.toLocaleString('id-ID');
  return {
    arti: `${hari} hari cuti tidak jatuh pada hari kerja, sebab kategorinya menghitung hari kalender. Hari kerja = hadir + absen + cuti pada hari kerja.`,
  };
}
