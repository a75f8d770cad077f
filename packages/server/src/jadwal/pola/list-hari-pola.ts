import type { PolaKerja } from '@hadir/contract/jadwal/pola/pola-kerja.contract.ts';
import { indexSiklus } from '@hadir/rules/jadwal/pola/index-siklus.ts';
import { eachDay, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';

/** The days that a cycle generates: which of its days falls on a date (1 the first), and the shift, or null for a day off. */
export function listHariPola({ tgl_acuan, siklus }: PolaKerja, range: TanggalRange) {
  return eachDay(range).map((tanggal) => {
    const index = indexSiklus({ tgl_acuan, panjang: siklus.length }, tanggal);
    const hari = siklus[index];
    return { tanggal, urutan: index + 1, jadwal_id: hari?.jadwal_id ?? null, nama: hari?.nama ?? null };
  });
}
