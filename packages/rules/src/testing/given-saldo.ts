import type { BarisSaldo, LotSaldo } from '../cuti/saldo/saldo-cuti.ts';
import type { AturanPembukaan } from '../cuti/kategori/kategori-cuti.ts';
import type { Tanggal } from '../waktu/tanggal.ts';

/** An ASN's annual leave: 12 a year, of each year 6 live on, and a second year where none was taken. */
export const TAHUNAN: AturanPembukaan = {
  jatah_tahunan: 12,
  maks_bawa: 6,
  tahun_bawa: 2,
  bawaan_sampai: null,
  is_prorata: false,
  ditangguhkan: [],
};

export function baris(
  jenis: BarisSaldo['jenis'],
  jumlah: number,
  tanggal: Tanggal,
  of: Partial<BarisSaldo> = {},
): BarisSaldo {
  return { jenis, jumlah, tanggal, cuti_id: null, tanggal_cuti: null, ...of };
}

/** A year's right, to be used within it. */
export function jatah(lot_id: number, tahun: number, jumlah: number, of: Partial<LotSaldo> = {}): LotSaldo {
  const mulai = `${tahun}-01-01`;
  return { lot_id, tahun, mulai, kedaluwarsa: `${tahun}-12-31`, baris: [baris('jatah', jumlah, mulai)], ...of };
}

/** A lot from which days were already drawn. */
export function used(lot: LotSaldo, tanggal: Tanggal, ...jumlah: number[]): LotSaldo {
  const lines = jumlah.map((each) => baris('pemakaian', -each, tanggal, { cuti_id: 900, tanggal_cuti: tanggal }));
  return { ...lot, baris: [...lot.baris, ...lines] };
}
