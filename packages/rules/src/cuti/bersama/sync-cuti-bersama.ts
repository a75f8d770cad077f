import { tahunOf, type Tanggal } from '../../waktu/tanggal.ts';
import { applyBarisSaldo } from '../saldo/apply-baris-saldo.ts';
import type { AkibatCutiBersama } from './judge-cuti-bersama.ts';
import { countSisaLot, isLotBerlaku, type BarisBaru, type BarisSaldo, type LotSaldo } from '../saldo/saldo-cuti.ts';
import { takeHari } from '../saldo/take-hari.ts';

export type HariBersama = { tanggal: Tanggal; akibat: AkibatCutiBersama };
/** What could not be written because the balance does not reach or the year is over. */
export type KurangBersama = { tanggal: Tanggal; jumlah: number };

/**
 * The lines that bring the annual leave to what these dates of cuti bersama do to it, whatever was written for them
 * before; none where it is so already. A line of cuti bersama has the day and no request. No lot is overdrawn: what the
 * balance does not reach is answered, not written. An added day may be used until the end of its year only.
 */
export function syncCutiBersama(
  lots: readonly LotSaldo[],
  hari: readonly HariBersama[],
  hariIni: Tanggal,
): { baris: BarisBaru[]; kurang: KurangBersama[] } {
  let ledger = [...lots];
  const baris: BarisBaru[] = [];
  const kurang: KurangBersama[] = [];
  const write = (rows: BarisBaru[]) => {
    baris.push(...rows);
    ledger = applyBarisSaldo(ledger, rows);
  };
  const days = hari.toSorted((a, b) => (a.tanggal < b.tanggal ? -1 : 1));
  const miss = (tanggal: Tanggal, jumlah: number) => void (jumlah > 0 && kurang.push({ tanggal, jumlah }));

  for (const { tanggal, akibat } of days) {
    if (akibat !== 'dikurangi') write(giveBack(ledger, tanggal, hariIni));
    if (akibat !== 'ditambah') {
      const { rows, missing } = takeBack(ledger, tanggal, hariIni);
      write(rows);
      miss(tanggal, missing);
    }
  }
  for (const { tanggal, akibat } of days) {
    if (akibat !== 'dikurangi') continue;
    const due = 1 - countDrawn(ledger, tanggal);
    const taken = takeHari(ledger, { tanggal, hari: due }, { cuti_id: null, tanggal: hariIni });
    write(taken.baris);
    miss(tanggal, taken.missing);
  }
  for (const { tanggal, akibat } of days) {
    const due = akibat === 'ditambah' ? 1 - countAdded(ledger, tanggal) : 0;
    if (due <= 0) continue;
    const tahun = tahunOf(tanggal);
    const lot = { tahun, mulai: tanggal, kedaluwarsa: `${tahun}-12-31` };
    if (lot.kedaluwarsa < hariIni) miss(tanggal, due);
    else write([{ lot, jenis: 'jatah', jumlah: due, ...lineOf(tanggal, hariIni) }]);
  }
  return { baris, kurang };
}

const lineOf = (tanggal_cuti: Tanggal, tanggal: Tanggal) => ({ tanggal, cuti_id: null, tanggal_cuti });
const isOf = (row: BarisSaldo, tanggal: Tanggal) => row.cuti_id === null && row.tanggal_cuti === tanggal;
const sumOf = ({ baris }: LotSaldo, tanggal: Tanggal, ...jenis: BarisSaldo['jenis'][]) =>
  baris.filter((row) => isOf(row, tanggal) && jenis.includes(row.jenis)).reduce((sum, row) => sum + row.jumlah, 0);

const drawnOf = (lot: LotSaldo, tanggal: Tanggal) => -sumOf(lot, tanggal, 'pemakaian', 'pengembalian');
const countDrawn = (lots: readonly LotSaldo[], tanggal: Tanggal) =>
  lots.reduce((sum, lot) => sum + drawnOf(lot, tanggal), 0);
const countAdded = (lots: readonly LotSaldo[], tanggal: Tanggal) =>
  lots.reduce((sum, lot) => sum + sumOf(lot, tanggal, 'jatah', 'koreksi'), 0);

/** What was drawn for the day goes back to its lots; in one that has lapsed meanwhile it lapses again. */
function giveBack(lots: readonly LotSaldo[], tanggal: Tanggal, hariIni: Tanggal): BarisBaru[] {
  return lots.flatMap((lot): BarisBaru[] => {
    const jumlah = drawnOf(lot, tanggal);
    if (jumlah <= 0) return [];
    const back: BarisBaru = { lot: lot.lot_id, jenis: 'pengembalian', jumlah, ...lineOf(tanggal, hariIni) };
    const isLapsed = lot.kedaluwarsa !== null && lot.kedaluwarsa < hariIni;
    return isLapsed ? [back, { ...back, jenis: 'hangus', jumlah: -jumlah }] : [back];
  });
}

/** What was added for the day is taken out again, of its own lot first; an added day that has lapsed is let be. */
function takeBack(lots: readonly LotSaldo[], tanggal: Tanggal, hariIni: Tanggal) {
  const own = lots.find(({ baris }) => baris.some((row) => row.jenis === 'jatah' && isOf(row, tanggal)));
  let missing = countAdded(lots, tanggal);
  if (!own || missing <= 0 || !isLotBerlaku(own, hariIni)) return { rows: [], missing: 0 };
  const others = lots.filter((lot) => lot !== own && isLotBerlaku(lot, hariIni));
  const rows = [own, ...others].flatMap((lot): BarisBaru[] => {
    const jumlah = Math.min(missing, Math.max(0, countSisaLot(lot)));
    missing -= jumlah;
    return jumlah > 0 ? [{ lot: lot.lot_id, jenis: 'koreksi', jumlah: -jumlah, ...lineOf(tanggal, hariIni) }] : [];
  });
  return { rows, missing };
}
