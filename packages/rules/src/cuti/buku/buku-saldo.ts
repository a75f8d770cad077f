import type { Tanggal } from '../../waktu/tanggal.ts';
import type { BarisSaldo, LotBaru } from '../saldo/saldo-cuti.ts';

/** A line of the ledger with the lot that it stands in. */
export type BarisBuku = BarisSaldo & LotBaru;

/** What stands as one row of a leave book: the lines of one leave, or of one act, with the balance after it. */
export type EntriBuku<B extends BarisBuku> = {
  /** When it took effect: a right that was granted ahead, and what drew on it, on the right's first day. */
  tanggal: Tanggal;
  jumlah: number;
  saldo: number;
  /** The lines themselves, in the order of the ledger. */
  baris: B[];
};

export type BukuSaldo<B extends BarisBuku> = {
  awal: number;
  entri: EntriBuku<B>[];
  akhir: number;
  /** What of the last balance has passed its last day and is written off when the next year opens, by that day. */
  lewat: { kedaluwarsa: Tanggal; jumlah: number }[];
};

/**
 * A year of one ledger, from its lines alone: what it began with, what moved it in order, and what it came to by the
 * year's end or the date of the reading, whichever is earlier (aturan/cuti#buku).
 */
export function toBukuSaldo<B extends BarisBuku>(lines: readonly B[], tahun: number, hariIni: Tanggal): BukuSaldo<B> {
  const [first, last] = [`${tahun}-01-01`, `${tahun}-12-31`];
  const sampai = hariIni < last ? hariIni : last;
  const dated = lines.map((baris) => ({ baris, tanggal: baris.tanggal > baris.mulai ? baris.tanggal : baris.mulai }));
  const until = dated.filter(({ tanggal }) => tanggal <= last);
  const before = until.filter(({ tanggal }) => tanggal < first);
  const awal = sum(before.map(({ baris }) => baris));

  const rows = new Map<string, EntriBuku<B>>();
  for (const { baris, tanggal } of until.filter((one) => one.tanggal >= first).toSorted(byTanggal)) {
    const { jenis, jumlah, cuti_id, tahun: hak } = baris;
    const key = [tanggal, jenis, hak, cuti_id, jumlah > 0, cuti_id === null && baris.tanggal_cuti].join(' ');
    const row = rows.get(key) ?? { tanggal, jumlah: 0, saldo: 0, baris: [] };
    row.baris.push(baris);
    row.jumlah += jumlah;
    rows.set(key, row);
  }
  let saldo = awal;
  const entri = [...rows.values()];
  for (const row of entri) {
    saldo += row.jumlah;
    row.saldo = saldo;
  }
  return {
    awal,
    entri,
    akhir: saldo,
    lewat: listLewat(
      until.map(({ baris }) => baris),
      sampai,
    ),
  };
}

function listLewat(lines: readonly BarisBuku[], sampai: Tanggal): { kedaluwarsa: Tanggal; jumlah: number }[] {
  const left = new Map<Tanggal, number>();
  for (const { kedaluwarsa, jumlah } of lines) {
    if (kedaluwarsa !== null && kedaluwarsa < sampai) left.set(kedaluwarsa, (left.get(kedaluwarsa) ?? 0) + jumlah);
  }
  return [...left]
    .filter(([, jumlah]) => jumlah > 0)
    .map(([kedaluwarsa, jumlah]) => ({ kedaluwarsa, jumlah }))
    .toSorted((a, b) => (a.kedaluwarsa < b.kedaluwarsa ? -1 : 1));
}

const sum = (lines: readonly BarisBuku[]) => lines.reduce((total, { jumlah }) => total + jumlah, 0);
const byTanggal = (a: { tanggal: Tanggal }, b: { tanggal: Tanggal }) =>
  a.tanggal < b.tanggal ? -1 : a.tanggal > b.tanggal ? 1 : 0;
