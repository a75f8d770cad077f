import type { AcaraIcal } from '../../platform/ical/write-ical.ts';
import type { AcaraCuti } from './kalender-cuti.queries.ts';

/** Leave as an event of a calendar; without its kind where the reader learns only that somebody is away. */
export const toAcaraIcal = ({ cuti_id, nama, kategori, setengah_hari, ...kapan }: AcaraCuti): AcaraIcal => ({
  kunci: `cuti-${cuti_id}`,
  ringkasan: `${nama}: ${kategori ?? 'tidak masuk'}${setengah_hari ? ` (setengah hari, ${setengah_hari})` : ''}`,
  kapan,
});
