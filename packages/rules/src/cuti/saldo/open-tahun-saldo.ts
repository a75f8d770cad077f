import type { AturanPembukaan, AturanSaldo } from '../kategori/kategori-cuti.ts';
import { tahunOf, type Tanggal } from '../../waktu/tanggal.ts';
import { countJatah } from './count-jatah.ts';
import { lapseSaldo } from './lapse-saldo.ts';
import { countSisaLot, type BarisBaru, type BarisSaldo, type LotSaldo } from './saldo-cuti.ts';

const OPENING = { cuti_id: null, tanggal_cuti: null };

/**
 * The line that grants a year's right, to be used within that year and by who joins in it from then on; none where it was
 * granted before.
 */
export function grantJatah(
  lots: readonly LotSaldo[],
  aturan: AturanSaldo,
  tahun: number,
  anggota_sejak: Tanggal | null = null,
): BarisBaru[] {
  const isGranted = lots.some(
    (lot) => lot.tahun === tahun && lot.baris.some((row) => row.jenis === 'jatah') && !isHariTambahan(lot),
  );
  const { hari } = countJatah(aturan, tahun, anggota_sejak);
  if (isGranted || hari <= 0) return [];
  const awal: Tanggal = `${tahun}-01-01`;
  const mulai = anggota_sejak !== null && anggota_sejak > awal ? anggota_sejak : awal;
  const lot = { tahun, mulai, kedaluwarsa: `${tahun}-12-31` };
  return [{ ...OPENING, lot, jenis: 'jatah', jumlah: hari, tanggal: mulai }];
}

/**
 * The lines that open a year (aturan/cuti#buka-tahun): what lives on of the year before moves to a lot of its own, the
 * rest lapses, and the year's right is granted. A right of two years before lives on only where no leave at all was
 * taken since. Days that were asked for in that year and put off live on besides, until what is carried comes to a
 * year's right (BKN 24/2017, III.A). Years are opened in order; opening one again writes nothing.
 */
export function openTahunSaldo(lots: readonly LotSaldo[], aturan: AturanPembukaan, tahun: number): BarisBaru[] {
  const tanggal = `${tahun}-01-01`;
  const carried = lots
    .filter((lot) => lot.kedaluwarsa === `${tahun - 1}-12-31` && countSisaLot(lot) > 0 && !isHariTambahan(lot))
    .toSorted((a, b) => a.lot_id - b.lot_id);
  const room = new Map<number, number>();
  const living = carried.map((lot) => {
    const allowed = room.get(lot.tahun) ?? (livesOn(lots, lot, aturan, tahun) ? aturan.maks_bawa : 0);
    const jumlah = Math.min(countSisaLot(lot), allowed);
    room.set(lot.tahun, allowed - jumlah);
    return { lot, jumlah };
  });
  let kept = countKept(living, aturan, tahun - 1);
  const moves = living.flatMap(({ lot, jumlah: regular }): BarisBaru[] => {
    const extra = Math.min(kept, countSisaLot(lot) - regular);
    kept -= extra;
    const jumlah = regular + extra;
    if (jumlah <= 0) return [];
    const until = aturan.bawaan_sampai ?? '12-31';
    const target = { tahun: lot.tahun, mulai: tanggal, kedaluwarsa: `${tahun}-${until}` };
    return [
      { ...OPENING, lot: lot.lot_id, jenis: 'bawaan', jumlah: -jumlah, tanggal },
      { ...OPENING, lot: target, jenis: 'bawaan', jumlah, tanggal },
    ];
  });
  const moved = lots.map((lot) => ({
    ...lot,
    baris: [...lot.baris, ...moves.filter((row) => row.lot === lot.lot_id)],
  }));
  return [...moves, ...lapseSaldo(moved, tanggal), ...grantJatah(lots, aturan, tahun, aturan.anggota_sejak)];
}

/** Days that were put off in a year and may live on beside those that do so anyway. */
function countKept(living: readonly { jumlah: number }[], aturan: AturanPembukaan, tahun: number): number {
  const asked = aturan.ditangguhkan.filter((one) => one.tahun === tahun).reduce((sum, { hari }) => sum + hari, 0);
  const regular = living.reduce((sum, { jumlah }) => sum + jumlah, 0);
  return Math.max(0, Math.min(asked, aturan.jatah_tahunan - regular));
}

/** A day added for a cuti bersama that had to be worked, which is of its own year only (BKN 24/2017, III.G). */
const isHariTambahan = ({ baris }: LotSaldo) => baris.some((row) => row.jenis === 'jatah' && row.tanggal_cuti !== null);

/** Whether what is left of a lot's right may live on into a year. */
function livesOn(lots: readonly LotSaldo[], lot: LotSaldo, { tahun_bawa }: AturanSaldo, tahun: number): boolean {
  const age = tahun - lot.tahun;
  if (age <= 1) return true;
  return (
    age <= tahun_bawa &&
    countTaken(
      lots.flatMap(({ baris }) => baris),
      lot.tahun,
      tahun - 1,
    ) === 0
  );
}

/** Leave days taken from the first year to the last, what was given back not counted. */
function countTaken(baris: readonly BarisSaldo[], first: number, last: number): number {
  return baris
    .filter(({ jenis, tanggal_cuti }) => {
      if (tanggal_cuti === null || (jenis !== 'pemakaian' && jenis !== 'pengembalian')) return false;
      const year = tahunOf(tanggal_cuti);
      return first <= year && year <= last;
    })
    .reduce((sum, { jumlah }) => sum - jumlah, 0);
}
