import type { SumberSisi } from '@hadir/rules/kehadiran/hari/hari-kehadiran.ts';

type Kata = {
  /** In a column, a chip, a chart. */
  label: string;
  /** Where there is room: which thing it was. */
  panjang: string;
  /** Inside a sentence: 'dari mesin presensi'. */
  kalimat: string;
};

/** Where a side of the day, or an event, comes from. */
export const KATA_SUMBER: Record<SumberSisi, Kata> = {
  ponsel: { label: 'Ponsel', panjang: 'Ponsel', kalimat: 'ponsel atau peramban' },
  kiosk: { label: 'Kios', panjang: 'Kios', kalimat: 'kios' },
  mesin: { label: 'Mesin', panjang: 'Mesin presensi', kalimat: 'mesin presensi' },
  manual: { label: 'Swafoto', panjang: 'Presensi swafoto', kalimat: 'presensi swafoto' },
  impor: { label: 'Impor', panjang: 'Berkas impor', kalimat: 'berkas impor' },
  klaim: { label: 'Klaim', panjang: 'Ubah presensi', kalimat: 'ubah presensi' },
};
