import type { RingkasanHari } from '@hadir/contract/kehadiran/hari/ringkasan-hari.ts';
import { isBelumMulai } from '@hadir/contract/kehadiran/hari/sebut-belum.ts';
import { formatPersen } from '../kit/format/format.ts';

/** How many of those who were to work are present; on a day off, and before the hours begin, nobody is expected to be. */
export function presentShare(ringkasan: RingkasanHari): string {
  const { anggota, libur, hadir } = ringkasan;
  const due = anggota - libur;
  if (hadir === 0 && isBelumMulai(ringkasan)) return 'Belum mulai';
  if (due > 0) return formatPersen((hadir / due) * 100);
  return anggota > 0 ? 'Libur' : '—';
}
