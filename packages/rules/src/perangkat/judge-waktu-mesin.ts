/** What a line says and what is known of the machine's contact, as instants in epoch milliseconds. */
export type WaktuMesin = {
  waktu: number;
  diterima: number;
  /** Since when the machine has been in contact without a break; null where it was away until now. */
  tersambung_sejak: number | null;
  /** When it was moved here from another organisation; null where it was in no other. */
  pindah_pada: number | null;
  /** Somebody asked for the lines of its day again. */
  is_diminta: boolean;
};

const MENIT = 60_000;
/** The clock that wrote of its first hours here may have been behind by so much. */
const SAAT_PINDAH = 10 * MENIT;
const HARI = 86_400_000;
/** A clock may be ahead by so much. */
const KE_DEPAN = 10 * MENIT;
/** What is taken while there is contact comes at once; so much later it comes from a clock that is behind. */
const TERTUNDA = 45 * MENIT;
const TERLAMA = 400 * HARI;

/** Why a line's time is set aside until somebody decides, or null where it counts (aturan/perangkat#waktu). */
export function judgeWaktuMesin({
  waktu,
  diterima,
  tersambung_sejak,
  pindah_pada,
  is_diminta,
}: WaktuMesin): 'depan' | 'lampau' | 'pindah' | 'tertinggal' | null {
  if (waktu > diterima + KE_DEPAN) return 'depan';
  if (waktu < diterima - TERLAMA) return 'lampau';
  if (pindah_pada !== null && waktu < pindah_pada - SAAT_PINDAH) return 'pindah';
  const isWithinContact = tersambung_sejak !== null && waktu > tersambung_sejak;
  if (isWithinContact && !is_diminta && waktu < diterima - TERTUNDA) return 'tertinggal';
  return null;
}
