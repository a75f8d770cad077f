import { callerOf, type Milik } from '../../workers/caller-of.ts';
import { runTask } from '../../workers/run-task.ts';
import type { BarisSheet } from './parse-sheet.ts';

/** The first sheet's rows with anything in them, read in a worker in the caller's turn (`parseSheet`). */
export function readSheet(milik: Milik, content: Uint8Array, maks: number): Promise<BarisSheet[]> {
  return runTask('readSheet', { content, maks }, { caller: callerOf(milik) });
}
