import type { Tanggal } from '../../waktu/tanggal.ts';
import { countSisaLot, type BarisBaru, type LotSaldo } from './saldo-cuti.ts';

/** The lines that take what lapsed before the date out of the ledger; run again, it finds nothing left to take. */
export function lapseSaldo(lots: readonly LotSaldo[], tanggal: Tanggal): BarisBaru[] {
  return lots
    .filter(({ kedaluwarsa }) => kedaluwarsa !== null && kedaluwarsa < tanggal)
    .map((lot) => ({ lot, sisa: countSisaLot(lot) }))
    .filter(({ sisa }) => sisa > 0)
    .map(({ lot, sisa }) => ({
      lot: lot.lot_id,
      jenis: 'hangus',
      jumlah: -sisa,
      tanggal,
      cuti_id: null,
      tanggal_cuti: null,
    }));
}
