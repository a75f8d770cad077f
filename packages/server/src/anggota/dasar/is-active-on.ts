import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';

/** Whether a membership has not ended before a day. */
export const isActiveOn = ({ tgl_selesai }: { tgl_selesai: Tanggal | null }, today: Tanggal): boolean =>
  tgl_selesai === null || tgl_selesai >= today;
