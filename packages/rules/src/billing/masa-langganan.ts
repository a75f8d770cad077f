import { addDays, isTanggal, tahunOf, toDayNumber, type Tanggal, type TanggalRange } from '../waktu/tanggal.ts';
import type { LanggananKini, TipeOrder } from './tipe-order.ts';

/**
 * The last day of so many months that begin with this day: the day before the same day of the month, or the month's last
 * where it has no such day (aturan/langganan#masa).
 */
export function akhirMasa(tgl_mulai: Tanggal, bulan: number): Tanggal {
  const months = tahunOf(tgl_mulai) * 12 + Number(tgl_mulai.slice(5, 7)) - 1 + bulan;
  const first = firstOf(months);
  const same = `${first.slice(0, 8)}${tgl_mulai.slice(8)}`;
  return addDays(isTanggal(same) ? same : firstOf(months + 1), -1);
}

const firstOf = (months: number): Tanggal =>
  `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`;

type Order = { tipe: TipeOrder; lama_bulan: number };
type Kini = Pick<LanggananKini, 'isBerlaku' | 'tgl_berlaku_akhir'>;

/** From when until when an order runs that is paid today: after what runs already, else from today on. */
export function masaOf(
  { tipe, lama_bulan }: Order,
  { isBerlaku, tgl_berlaku_akhir }: Kini,
  today: Tanggal,
): TanggalRange {
  const akhir = isBerlaku ? tgl_berlaku_akhir : null;
  if (tipe === 'tambah-kuota') return { tgl_awal: today, tgl_akhir: akhir ?? today };
  const tgl_awal = akhir === null ? today : addDays(akhir, 1);
  return { tgl_awal, tgl_akhir: akhirMasa(tgl_awal, lama_bulan) };
}

/** A time as whole months and a part of the next, in days of that month. */
export type Lama = { bulan: number; hari: number; hari_sebulan: number };

/** How long it is from today until a last day, both included (aturan/langganan#tambah-kuota). */
export function lamaSampai(today: Tanggal, tgl_akhir: Tanggal): Lama {
  let bulan = 0;
  while (akhirMasa(today, bulan + 1) <= tgl_akhir) bulan += 1;
  const penuh = toDayNumber(bulan === 0 ? addDays(today, -1) : akhirMasa(today, bulan));
  const hari = Math.max(0, toDayNumber(tgl_akhir) - penuh);
  return { bulan, hari, hari_sebulan: toDayNumber(akhirMasa(today, bulan + 1)) - penuh };
}
