import { sebutBulan } from '@hadir/contract/kit/sebut-bulan.ts';
import { rangeOfBulan, toDate, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';

const formatter = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', dateStyle: 'long' });

/** 'November 2026' for a whole month, else '1–15 November 2026'. */
export function rentangPanjang({ tgl_awal, tgl_akhir }: TanggalRange): string {
  const bulan = tgl_awal.slice(0, 7);
  const sebulan = rangeOfBulan(bulan);
  if (tgl_awal === sebulan.tgl_awal && tgl_akhir === sebulan.tgl_akhir) return sebutBulan(bulan);
  // ICU puts thin spaces around the dash of a range; people do not.
  return formatter.formatRange(toDate(tgl_awal), toDate(tgl_akhir)).replaceAll(/\s*–\s*/g, '–');
}
