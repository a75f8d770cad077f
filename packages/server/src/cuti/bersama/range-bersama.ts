import { addDays, type Tanggal, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';

/** How far back days may still change; before that the ledger is left as it is. */
const HARI_MUNDUR = 62;

/** The dates whose cuti bersama the ledgers follow. */
export function rangeBersama(today: Tanggal): TanggalRange {
  const tahun = today.slice(0, 4);
  const mundur = addDays(today, -HARI_MUNDUR);
  return { tgl_awal: mundur < `${tahun}-01-01` ? mundur : `${tahun}-01-01`, tgl_akhir: `${tahun}-12-31` };
}
