/**
 * On which day of a cycle of `panjang` days, counted from 1, each of `jumlah` members begins, so that no day of the
 * cycle is begun on by more than one member more than another (aturan/jadwal#giliran-pola).
 */
export function spreadMulai(panjang: number, jumlah: number): number[] {
  return Array.from({ length: jumlah }, (_, index) => Math.floor((index * panjang) / jumlah) + 1);
}
