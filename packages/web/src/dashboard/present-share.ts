import type { RingkasanHari } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import { formatPersen } from '../kit/format/format.ts';

/** How many of those who were to work are present; on a day off nobody was. */
export function presentShare({ anggota, libur, hadir }: RingkasanHari): string {
  const due = anggota - libur;
  if (due > 0) return formatPersen((hadir / due) * 100);
  return anggota > 0 ? 'Libur' : '—';
}
