import type { JamKerja } from '../jadwal/jam/jam-kerja.ts';
import type { WaktuLokal } from '../waktu/waktu-lokal.ts';
import type { Gangguan } from './hari/gangguan.ts';

/** When the organisation or its tenant was closed, in the time of the place; null is still closed. */
export type Penutupan = { dari: WaktuLokal; sampai: WaktuLokal | null };

const ALASAN = 'instansi ditutup';

/** Whether nobody could enter during some of the hours that were due (aturan/tenant#selama-ditutup). */
export const isDitutup = (penutupan: readonly Penutupan[], kerja: JamKerja, tengahMalam: WaktuLokal): boolean =>
  penutupan.some(
    ({ dari, sampai }) =>
      dari < tengahMalam + kerja.pulang * 60 && (sampai === null || sampai > tengahMalam + kerja.masuk * 60),
  );

/**
 * What a closing excuses of a day on which somebody was there all the same: as an incident of as long, cut to the day's
 * window.
 */
export function toGangguanPenutupan(
  penutupan: readonly Penutupan[],
  kerja: JamKerja,
  tengahMalam: WaktuLokal,
): Gangguan[] {
  const [buka, tutup] = [tengahMalam + kerja.buka * 60, tengahMalam + kerja.tutup * 60];
  return penutupan
    .filter(({ dari, sampai }) => dari < tutup && (sampai === null || sampai > buka))
    .map(({ dari, sampai }) => ({
      gangguan_id: 0,
      alasan: ALASAN,
      dari: Math.max(dari, buka),
      sampai: Math.min(sampai ?? tutup, tutup),
    }));
}
