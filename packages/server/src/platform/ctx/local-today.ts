import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf, type Zona } from '@hadir/rules/waktu/zona.ts';

/** The date on which an instant falls in a time zone. */
export function localToday(now: Date, timezone: Zona): Tanggal {
  return tanggalOfWaktu(waktuLokalOf(now.getTime(), timezone));
}
