import type { HasilImpor } from '@hadir/contract/presensi/impor/impor-presensi.ts';
import type { AttlogScan } from '@hadir/rules/presensi/impor/attlog.ts';
import { callerOf, type Milik } from '../../platform/workers/caller-of.ts';
import { runTask } from '../../platform/workers/run-task.ts';

/** A scan of a known member. */
export type ScanAnggota = Pick<AttlogScan, 'waktu'> & { user_id: number };

export type LogMesin = {
  scans: ScanAnggota[];
  hasil: Omit<HasilImpor, 'baru' | 'sudah_ada'>;
};

/** What a machine's log holds for members with these PINs, read in a worker in the caller's turn (`parseLogMesin`). */
export async function readLogMesin(
  milik: Milik,
  content: Uint8Array,
  userByPin: ReadonlyMap<string, number>,
): Promise<LogMesin> {
  const read = await runTask('readLogMesin', { content, userByPin }, { caller: callerOf(milik) });
  const scans = Array.from(read.user_id, (user_id, i) => ({ user_id, waktu: read.waktu[i] ?? 0 }));
  return { scans, hasil: read.hasil };
}
