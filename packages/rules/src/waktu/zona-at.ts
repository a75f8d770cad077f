import type { ZonaBerlaku } from './zona-on.ts';
import { tanggalOfWaktu } from './waktu-lokal.ts';
import { ZONA_BAWAAN, ZONA_PERTAMA, waktuLokalOf, type Zona } from './zona.ts';

/**
 * The zone that a place had at an instant in epoch milliseconds (aturan/presensi#zona): the earliest that its own clocks do
 * not say is over. Where two say that it is theirs it is the one that there was; the next has begun as the first clocks say so.
 */
export function zonaAt(zona: readonly ZonaBerlaku[], epochMs: number): Zona {
  const tanggalDi = (timezone: Zona) => tanggalOfWaktu(waktuLokalOf(epochMs, timezone));
  const begun = zona.filter(({ tgl_mulai }) => tgl_mulai <= tanggalDi(ZONA_PERTAMA));
  const [first] = begun
    .filter(({ timezone, tgl_selesai }) => tgl_selesai === null || tanggalDi(timezone) <= tgl_selesai)
    .toSorted((a, b) => a.tgl_mulai.localeCompare(b.tgl_mulai));
  return first?.timezone ?? ZONA_BAWAAN;
}
