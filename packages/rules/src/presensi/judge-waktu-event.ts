/** When a tap says it was made; all in milliseconds, instants since the epoch. */
export type LaporanWaktu = {
  diterima: number;
  /** What the device's clock said. */
  waktu_klien: number;
  /** The server's clock minus the device's at their last contact; null when it was never measured. */
  selisih_jam: number | null;
  /** Sent later than it was made. */
  is_luring: boolean;
  /** How late it may come, in hours. */
  luring_maks_jam: number;
};

export type PutusanWaktu = { waktu: number; is_ditinjau: boolean } | 'terlalu_lama';

const TOLERANSI = 2 * 60_000;
const JAM = 3_600_000;

/**
 * The instant an event counts at (domain §5): its arrival when it was made online; offline the device's time corrected
 * by the measured difference, refused when that is too long ago. Without a difference, or with one that puts the tap
 * into the future, the clock is not to be trusted and the event waits for review.
 */
export function judgeWaktuEvent(laporan: LaporanWaktu): PutusanWaktu {
  const { diterima, waktu_klien, selisih_jam, is_luring, luring_maks_jam } = laporan;
  if (!is_luring) return { waktu: diterima, is_ditinjau: false };

  const oldest = diterima - luring_maks_jam * JAM;
  if (selisih_jam === null) {
    const isPossible = oldest <= waktu_klien && waktu_klien <= diterima;
    return { waktu: isPossible ? waktu_klien : diterima, is_ditinjau: true };
  }
  const waktu = waktu_klien + selisih_jam;
  if (waktu > diterima + TOLERANSI) return { waktu: diterima, is_ditinjau: true };
  if (waktu < oldest) return 'terlalu_lama';
  return { waktu: Math.min(waktu, diterima), is_ditinjau: false };
}
