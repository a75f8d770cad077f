import { countSisaLot, isLotBerlaku, type BarisBaru, type LotSaldo } from '../cuti/saldo/saldo-cuti.ts';
import { addDays, type Tanggal } from '../waktu/tanggal.ts';

export type SaldoDipindah = {
  /** What closes the lots of the place that is left, and what opens the same ones at the other. */
  keluar: BarisBaru[];
  masuk: BarisBaru[];
};

const TANPA_CUTI = { cuti_id: null, tanggal_cuti: null };

/**
 * The lines that take a balance along from a day on, lot by lot with its year and its dates (aturan/mutasi#saldo). A
 * year's right goes whole, with what was used of it beside it, so that nobody is granted the same year twice; lots that
 * lapse before the day stay where they are. Both sides' lines come to the same days.
 */
export function moveSaldo(lots: readonly LotSaldo[], mulai: Tanggal): SaldoDipindah {
  const tanggal = addDays(mulai, -1);
  const living = lots.filter((lot) => lot.mulai > mulai || isLotBerlaku(lot, mulai));
  const keluar: BarisBaru[] = [];
  const masuk: BarisBaru[] = [];
  for (const { lot_id, tahun, mulai: dari, kedaluwarsa, baris } of living) {
    const lot = { tahun, mulai: dari, kedaluwarsa };
    const sisa = countSisaLot({ ...lot, lot_id, baris });
    if (sisa !== 0) keluar.push({ ...TANPA_CUTI, lot: lot_id, jenis: 'koreksi', jumlah: -sisa, tanggal });
    const jatah = baris.filter((row) => row.jenis === 'jatah');
    for (const row of jatah) masuk.push({ ...row, cuti_id: null, lot, tanggal: mulai });
    const rest = sisa - jatah.reduce((sum, { jumlah }) => sum + jumlah, 0);
    if (rest !== 0 && (sisa !== 0 || jatah.length > 0)) {
      masuk.push({ ...TANPA_CUTI, lot, jenis: jatah.length > 0 ? 'koreksi' : 'bawaan', jumlah: rest, tanggal: mulai });
    }
  }
  return { keluar, masuk };
}
