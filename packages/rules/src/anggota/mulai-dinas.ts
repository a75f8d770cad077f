import type { Tanggal } from '../waktu/tanggal.ts';

/** Birth, then the year and the month in which service began, then gender and a number. */
const NIP = /^\d{8}(\d{4})(0[1-9]|1[0-2])\d{4}$/;

/**
 * The first day of the month in which a civil servant's service began, as his NIP says it (aturan/laporan#formulir-cuti).
 * Undefined of any other number: a PPPK's has no month there.
 */
export function mulaiDinasOf(nip: string | null): Tanggal | undefined {
  const [, tahun, bulan] = NIP.exec((nip ?? '').replaceAll(' ', '')) ?? [];
  return tahun && bulan && `${tahun}-${bulan}-01`;
}
