import type { Tanggal } from '../../waktu/tanggal.ts';

/** What a line of the ledger is; the first two and a raising koreksi open lots, the others draw on one or give back. */
export const JENIS_SALDO = ['jatah', 'bawaan', 'pemakaian', 'pengembalian', 'koreksi', 'hangus'] as const;
export type JenisSaldo = (typeof JENIS_SALDO)[number];

/** Days of one year's right that may be used from one date to another, both included; null is without end. */
export type LotBaru = { tahun: number; mulai: Tanggal; kedaluwarsa: Tanggal | null };

/** One line of the append-only ledger, positive where it gives days. */
export type BarisSaldo = {
  jenis: JenisSaldo;
  jumlah: number;
  /** When it was written. */
  tanggal: Tanggal;
  /** The leave, and the day of it, that drew or gave back; a cuti bersama has the day alone, the other kinds neither. */
  cuti_id: number | null;
  tanggal_cuti: Tanggal | null;
};

export type LotSaldo = LotBaru & { lot_id: number; baris: readonly BarisSaldo[] };

/** A line to be written: into a lot that is there, or as the first of a new one. */
export type BarisBaru = BarisSaldo & { lot: number | LotBaru };

/** Days left in a lot by the lines written until a date (all of them without one), whether or not it has lapsed. */
export function countSisaLot({ baris }: LotSaldo, sampai?: Tanggal): number {
  return baris
    .filter((row) => sampai === undefined || row.tanggal <= sampai)
    .reduce((sum, { jumlah }) => sum + jumlah, 0);
}

export function isLotBerlaku({ mulai, kedaluwarsa }: LotBaru, tanggal: Tanggal): boolean {
  return mulai <= tanggal && (kedaluwarsa === null || tanggal <= kedaluwarsa);
}

/**
 * The balance on a date, past or to come: what the lots that may be used on it hold by the lines written until then.
 * Lots that lapse before the date give nothing, whether or not that was written yet.
 */
export function countSaldo(lots: readonly LotSaldo[], tanggal: Tanggal): number {
  return lots.filter((lot) => isLotBerlaku(lot, tanggal)).reduce((sum, lot) => sum + countSisaLot(lot, tanggal), 0);
}

/** The balance on a date by the year whose right it is, the oldest first: the form's N-2, N-1 and N. */
export function listSaldoPerTahun(lots: readonly LotSaldo[], tanggal: Tanggal): { tahun: number; sisa: number }[] {
  const tahun = [...new Set(lots.map((lot) => lot.tahun))].toSorted((a, b) => a - b);
  return tahun.map((year) => ({
    tahun: year,
    sisa: countSaldo(
      lots.filter((lot) => lot.tahun === year),
      tanggal,
    ),
  }));
}
