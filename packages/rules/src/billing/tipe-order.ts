import type { Tanggal } from '../waktu/tanggal.ts';

/** What an order buys: a first subscription, more months, or more accounts until the end (aturan/langganan#tipe). */
export const TIPE_ORDER = ['baru', 'perpanjangan', 'tambah-kuota'] as const;
export type TipeOrder = (typeof TIPE_ORDER)[number];

/** The subscription of an organisation today; `kuota` null is without limit. */
export type LanggananKini = {
  isBerlaku: boolean;
  tgl_berlaku_akhir: Tanggal | null;
  kuota: number | null;
  terpakai: number;
  /** Those above have stopped payments of this organisation. */
  isDiblokir: boolean;
};

type Asked = { tipe: TipeOrder; akun: number };
type Keberatan =
  | 'diblokir'
  | 'sudah_berlangganan'
  | 'belum_berlangganan'
  | 'tanpa_akhir'
  | 'tanpa_batas'
  | 'kurang_dari_terpakai'
  | null;

/** Why this cannot be ordered now, or null where it can. */
export function judgeTipeOrder({ tipe, akun }: Asked, kini: LanggananKini): Keberatan {
  const { isBerlaku, tgl_berlaku_akhir, kuota, terpakai, isDiblokir } = kini;
  if (isDiblokir) return 'diblokir';
  if (isBerlaku && tgl_berlaku_akhir === null) return 'tanpa_akhir';
  if (tipe === 'baru' && isBerlaku) return 'sudah_berlangganan';
  if (tipe === 'perpanjangan' && tgl_berlaku_akhir === null) return 'belum_berlangganan';
  if (tipe === 'tambah-kuota') {
    if (!isBerlaku) return 'belum_berlangganan';
    return kuota === null ? 'tanpa_batas' : null;
  }
  return akun < terpakai ? 'kurang_dari_terpakai' : null;
}
