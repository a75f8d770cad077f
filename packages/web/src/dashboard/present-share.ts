import type { RingkasanHari } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import { formatPersen } from '../kit/format/format.ts';

/** How many of those who were to work are present. */
export function presentShare({ anggota, libur, hadir }: RingkasanHari): string {
  const due = anggota - libur;
  return due > 0 ? formatPersen((hadir / due) * 100) : '—';
}
