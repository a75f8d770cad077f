import type { JamKerja } from '../../jadwal/jam/jam-kerja.ts';
import type { Menit } from '../../waktu/jam.ts';
import { isNearerPulang } from './is-nearer-pulang.ts';

/**
 * What the day would make of an event that came now, so many minutes after its midnight (aturan/presensi#urutan): the departure
 * once something counts, or where a lone event would be that; else the arrival.
 */
export const sisiBerikut = (
  isAda: boolean,
  kerja: Pick<JamKerja, 'tipe_jadwal' | 'masuk' | 'pulang'> | null,
  menit: Menit,
): 'datang' | 'pulang' => (isAda || (kerja !== null && isNearerPulang(menit, kerja)) ? 'pulang' : 'datang');
