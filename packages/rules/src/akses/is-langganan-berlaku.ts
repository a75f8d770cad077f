import type { Tanggal } from '../waktu/tanggal.ts';

/** A subscription as it is kept; without an end it goes on. */
type Langganan = { is_langganan: boolean; tgl_berlaku_akhir: Tanggal | null };

/** Whether a subscription is in force on a day, its last included (aturan/akses#edisi). */
export const isLanggananBerlaku = ({ is_langganan, tgl_berlaku_akhir }: Langganan, today: Tanggal): boolean =>
  is_langganan && (tgl_berlaku_akhir === null || tgl_berlaku_akhir >= today);
