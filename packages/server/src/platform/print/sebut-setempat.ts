import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { toJam } from '@hadir/rules/waktu/jam.ts';
import { detikOfWaktu, tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf, type Zona } from '@hadir/rules/waktu/zona.ts';

/** A moment as the clocks of a place show it: '22-11-2026 07:03:12'. */
export function sebutSetempat(instant: string, zona: Zona): string {
  const lokal = waktuLokalOf(Date.parse(instant), zona);
  return `${sebutTanggal(tanggalOfWaktu(lokal))} ${toJam(detikOfWaktu(lokal))}`;
}
