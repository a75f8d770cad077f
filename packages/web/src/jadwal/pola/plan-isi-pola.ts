import type { PolaKerja } from '@hadir/contract/jadwal/pola/pola-kerja.contract.ts';
import { acuanOfMulai } from '@hadir/rules/jadwal/pola/acuan-of-mulai.ts';
import { indexSiklus } from '@hadir/rules/jadwal/pola/index-siklus.ts';

/** On which day of the cycle, counted from 1, a member begins; who is not in it follows the pattern's anchor. */
export type Mulai = Readonly<Record<number, number>>;
type Pola = Pick<PolaKerja, 'siklus' | 'tgl_acuan'>;

/** The day of the cycle on which a member stands on the first date. */
const hariKeOf = ({ siklus, tgl_acuan }: Pola, tgl_awal: string, hari_ke: number | undefined): number =>
  hari_ke ?? indexSiklus({ tgl_acuan, panjang: siklus.length }, tgl_awal) + 1;

/** What a pattern writes for each member on each date, and how many are on each of its shifts then. */
export function planIsiPola(pola: Pola, dates: readonly string[], user_ids: readonly number[], mulai: Mulai) {
  const [tgl_awal = ''] = dates;
  const rows = user_ids.map((user_id) => {
    const hari_ke = hariKeOf(pola, tgl_awal, mulai[user_id]);
    const anchored = { tgl_acuan: acuanOfMulai(tgl_awal, hari_ke), panjang: pola.siklus.length };
    const hari = dates.map((tanggal) => pola.siklus[indexSiklus(anchored, tanggal)]?.jadwal_id ?? null);
    return { user_id, hari_ke, hari };
  });
  const shifts = new Map(pola.siklus.map(({ jadwal_id, nama }) => [jadwal_id, nama ?? 'Libur']));
  const counts = [...shifts].map(([jadwal_id, nama]) => ({
    jadwal_id,
    nama,
    jumlah: dates.map((_, col) => rows.filter(({ hari }) => hari[col] === jadwal_id).length),
  }));
  return { rows, counts };
}
