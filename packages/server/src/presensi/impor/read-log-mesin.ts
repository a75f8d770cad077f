import type { HasilImpor } from '@hadir/contract/presensi/impor/impor-presensi.ts';
import type { AttlogScan } from '@hadir/rules/presensi/impor/attlog.ts';
import { JAM_MENDAHULUI_MS } from '@hadir/rules/waktu/jam-mendahului.ts';
import { waktuLokalOf, type Zona } from '@hadir/rules/waktu/zona.ts';
import { callerOf, type Milik } from '../../platform/workers/caller-of.ts';
import { runTask } from '../../platform/workers/run-task.ts';

/** A scan of a known member. */
export type ScanAnggota = Pick<AttlogScan, 'waktu'> & { user_id: number };

export type LogMesin = {
  scans: ScanAnggota[];
  hasil: Omit<HasilImpor, 'baru' | 'sendiri' | 'sudah_ada' | 'luar_keanggotaan' | 'dihapus'>;
};

/** What a machine's log holds for members with these PINs, read in a worker in the caller's turn (`parseLogMesin`). */
export async function readLogMesin(
  milik: Milik,
  content: Uint8Array,
  userByPin: ReadonlyMap<string, number>,
  /** Now, and the zone of the place. */
  { now, zona }: { now: Date; zona: Zona },
): Promise<LogMesin> {
  const sampai = waktuLokalOf(now.getTime() + JAM_MENDAHULUI_MS, zona);
  const read = await runTask('readLogMesin', { content, userByPin, sampai }, { caller: callerOf(milik) });
  const scans = Array.from(read.user_id, (user_id, i) => ({ user_id, waktu: read.waktu[i] ?? 0 }));
  return { scans, hasil: read.hasil };
}
