import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { findDihapusSejak, type HariCtx } from '../../kehadiran/hari/require-hari-ada.ts';
import type { LogMesin } from './read-log-mesin.ts';

/**
 * The scans of a log but for those of days that were removed, and how many these are: a machine remembers longer than a tenant
 * keeps, and one whose clock was reset writes of years ago.
 */
export async function skipHariDihapus(
  ctx: HariCtx,
  { scans, hasil }: LogMesin,
): Promise<Pick<LogMesin, 'scans'> & { dihapus: number }> {
  const sampai = hasil.tgl_awal === null ? null : await findDihapusSejak(ctx, hasil.tgl_awal);
  const tinggal = sampai === null ? scans : scans.filter(({ waktu }) => tanggalOfWaktu(waktu) > sampai);
  return { scans: tinggal, dihapus: scans.length - tinggal.length };
}
