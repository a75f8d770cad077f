import { sebutBulan } from '@hadir/contract/kit/sebut-bulan.ts';
import { toDate, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';

const formatter = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', dateStyle: 'long' });

/** 'November 2026' for a whole month, else '1–15 November 2026'. */
export function rentangPanjang({ tgl_awal, tgl_akhir }: TanggalRange): string {
  const [year = 0, month = 0] = tgl_awal.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  if (tgl_awal.endsWith('-01') && tgl_akhir === last) return sebutBulan(tgl_awal.slice(0, 7));
  // ICU puts thin spaces around the dash of a range; people do not.
  return formatter.formatRange(toDate(tgl_awal), toDate(tgl_akhir)).replaceAll(/\s*–\s*/g, '–');
}
