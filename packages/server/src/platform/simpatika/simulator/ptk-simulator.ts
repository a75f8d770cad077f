import type { SatuanSimpatika } from '../pesan/ptk.ts';

/** An institution as the simulator holds it. Rows are as they go out: whatever was put there, readable or not. */
export type SatuanSimulator = { satuan: SatuanSimpatika; ptk: Record<string, unknown>[] };

/** What goes wrong with a page: nothing for as long as it is not said. */
export type UlahPtk = 'putus' | 'sibuk' | 'lambat' | 'rusak' | 'kurang' | 'berganti';

/** So many people to a page. */
const PORSI = 100;

/** The page of an institution as the protocol says it; `berganti` pretends that the state changed since the last one. */
export function cutHalaman({ satuan, ptk }: SatuanSimulator, halaman: number, ulah: UlahPtk | undefined, ke: number) {
  const baris = ptk.slice((halaman - 1) * PORSI, halaman * PORSI);
  return {
    satuan,
    versi: ulah === 'berganti' ? `berganti-${ke}` : 'tetap',
    jumlah: ptk.length,
    jumlah_halaman: Math.max(1, Math.ceil(ptk.length / PORSI)),
    baris: ulah === 'kurang' ? baris.slice(1) : baris,
  };
}
