import type { Lama } from './masa-langganan.ts';

/** From the account of this number on, one costs so many rupiah a month. */
export type TingkatHarga = { dari: number; harga: number };

/** A price list; `ppn` in hundredths of a percent of the price: 1100 is 11%. */
export type TabelHarga = { tingkat: readonly TingkatHarga[]; ppn: number };

type BarisHarga = { dari: number; sampai: number; akun: number; harga: number; jumlah: number };
export type Harga = { baris: BarisHarga[]; subtotal: number; ppn: number; total: number };

/** How many accounts, after how many that are paid already, for how long. */
type Pembelian = { akun: number; setelah: number; lama: Lama };

/**
 * What accounts cost: each by the tier of its number, so that more never cost less in all. Whole rupiah; each line and
 * the tax are rounded down (aturan/langganan#harga). The list has to be one that `judgeTingkat` lets pass.
 */
export function countHarga({ tingkat, ppn: tarif }: TabelHarga, { akun, setelah, lama }: Pembelian): Harga {
  const baris = tingkat.flatMap(({ dari: awal, harga }, at) => {
    const dari = Math.max(awal, setelah + 1);
    const sampai = Math.min((tingkat[at + 1]?.dari ?? Infinity) - 1, setelah + akun);
    if (sampai < dari) return [];
    const banyak = sampai - dari + 1;
    return [{ dari, sampai, akun: banyak, harga, jumlah: timesLama(banyak * harga, lama) }];
  });
  const subtotal = baris.reduce((sum, { jumlah }) => sum + jumlah, 0);
  const ppn = divide(BigInt(subtotal) * BigInt(tarif), 10_000);
  return { baris, subtotal, ppn, total: subtotal + ppn };
}

const timesLama = (sebulan: number, { bulan, hari, hari_sebulan }: Lama): number =>
  divide(BigInt(sebulan) * BigInt(bulan * hari_sebulan + hari), hari_sebulan);

/** Division of integers is the floor of it: nothing here is negative. */
const divide = (value: bigint, by: number): number => Number(value / BigInt(by));

/** What is wrong with the tiers of a price list, or null: they begin with the first account and go up. */
export function judgeTingkat(tingkat: readonly TingkatHarga[]): 'awal' | 'urutan' | null {
  if (tingkat[0]?.dari !== 1) return 'awal';
  return tingkat.every(({ dari }, at) => dari > (tingkat[at - 1]?.dari ?? 0)) ? null : 'urutan';
}
