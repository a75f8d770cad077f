import { JAM_MENDAHULUI_MS } from '../waktu/jam-mendahului.ts';
import { SEHARI_MS } from '../waktu/sehari.ts';

/** What a line says and what is known of the machine's contact, as instants in epoch milliseconds. */
export type WaktuMesin = {
  waktu: number;
  diterima: number;
  /** Since when the machine has been in contact without a break; null where it was away until now. */
  tersambung_sejak: number | null;
  /** Since when what it reads is of this place: it was moved here, or a tablet became this kiosk; null where always. */
  di_sini_sejak: number | null;
  /** Somebody asked for the lines of its day again. */
  is_diminta: boolean;
};

const MENIT = 60_000;
/** The clock that wrote of its first hours here may have been behind by so much. */
const SAAT_PINDAH = 10 * MENIT;
/** What is taken while there is contact comes at once; so much later it comes from a clock that is behind. */
const TERTUNDA = 45 * MENIT;
const TERLAMA = 400 * SEHARI_MS;

/** Why a line's time is set aside until somebody decides, or null where it counts (aturan/perangkat#waktu). */
export function judgeWaktuMesin({
  waktu,
  diterima,
  tersambung_sejak,
  di_sini_sejak,
  is_diminta,
}: WaktuMesin): 'depan' | 'lampau' | 'pindah' | 'tertinggal' | null {
  if (waktu > diterima + JAM_MENDAHULUI_MS) return 'depan';
  if (waktu < diterima - TERLAMA) return 'lampau';
  if (di_sini_sejak !== null && waktu < di_sini_sejak - SAAT_PINDAH) return 'pindah';
  const isWithinContact = tersambung_sejak !== null && waktu > tersambung_sejak;
  if (isWithinContact && !is_diminta && waktu < diterima - TERTUNDA) return 'tertinggal';
  return null;
}
