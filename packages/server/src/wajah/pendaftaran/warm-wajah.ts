import { callerOf, type Milik } from '../../platform/workers/caller-of.ts';
import { runTask } from '../../platform/workers/run-task.ts';

/** Begins to make ready what measures faces, which takes longer than three photos do; nobody waits for it. */
export function warmWajah(ctx: Milik): void {
  // Where there is no room for it now the photos come to a cold machine, and whoever sends them hears of that.
  void runTask('computeSiap', {}, { caller: callerOf(ctx), isAwaited: true }).catch(() => undefined);
}
