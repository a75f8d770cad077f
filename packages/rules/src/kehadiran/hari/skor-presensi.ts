import type { Menit } from '../../waktu/jam.ts';
import { isBerlaku, type Berlaku, type Tanggal } from '../../waktu/tanggal.ts';

export const JENIS_SKOR = ['terlambat', 'pulang_cepat', 'tanpa_masuk', 'tanpa_pulang', 'absen'] as const;
export type JenisSkor = (typeof JENIS_SKOR)[number];

/** A score category; the minutes are null for the jenis that have none, an open menit_sampai is null too. */
export type SkorPresensi = Berlaku & {
  skor_presensi_id: number;
  nama: string;
  jenis: JenisSkor;
  menit_dari: Menit | null;
  menit_sampai: Menit | null;
  /** Percent, to two decimals. */
  potongan: number;
  pemilik: 'organisasi' | 'tenant';
};

/** A category that a day earned, with the minutes that led to it (null where the jenis has none). */
export type KategoriHari = {
  skor_presensi_id: number;
  nama: string;
  jenis: JenisSkor;
  menit: Menit | null;
  potongan: number;
};

/** The rows that a date is scored by: the organisation's, or its tenant's while it has none of its own in force. */
export function listSkorBerlaku(skor: readonly SkorPresensi[], tanggal: Tanggal): readonly SkorPresensi[] {
  const berlaku = skor.filter((row) => isBerlaku(row, tanggal));
  const own = berlaku.filter((row) => row.pemilik === 'organisasi');
  return own.length > 0 ? own : berlaku;
}

/** The category of one fault, or none; menit is null for the jenis without minutes. */
export function findKategori(berlaku: readonly SkorPresensi[], jenis: JenisSkor, menit: Menit | null): KategoriHari[] {
  const row = berlaku.find((skor) => skor.jenis === jenis && (menit === null || isWithin(skor, menit)));
  if (!row) return [];
  return [{ skor_presensi_id: row.skor_presensi_id, nama: row.nama, jenis, menit, potongan: row.potongan }];
}

/** The day's cut in percent: the sum of its categories, to two decimals. */
export function countPotongan(kategori: readonly KategoriHari[]): number {
  return kategori.reduce((sum, { potongan }) => sum + Math.round(potongan * 100), 0) / 100;
}

function isWithin({ menit_dari, menit_sampai }: SkorPresensi, menit: Menit): boolean {
  return (menit_dari ?? 0) <= menit && (menit_sampai === null || menit <= menit_sampai);
}
