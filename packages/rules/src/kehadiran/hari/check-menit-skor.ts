import type { Menit } from '../../waktu/jam.ts';
import type { JenisSkor } from './skor-presensi.ts';

export type GalatMenitSkor = 'tanpa_awal' | 'tanpa_menit' | 'terbalik';

type Isi = { jenis: JenisSkor; menit_dari: Menit | null; menit_sampai: Menit | null };

/** Whether a kind of score category is told apart by minutes. */
export const isBermenit = (jenis: JenisSkor): boolean => jenis === 'terlambat' || jenis === 'pulang_cepat';

/** What is wrong with the minutes of a score category (aturan/kehadiran#potongan); null where nothing is. */
export function checkMenitSkor({ jenis, menit_dari, menit_sampai }: Isi): GalatMenitSkor | null {
  if (!isBermenit(jenis)) return menit_dari === null && menit_sampai === null ? null : 'tanpa_menit';
  if (!menit_dari) return 'tanpa_awal';
  return menit_sampai !== null && menit_sampai < menit_dari ? 'terbalik' : null;
}
