import type { ErrorCode } from '@hadir/contract/errors.ts';

/** What a worker is told: a task, and then piece by piece what it asks for of the task's feed. */
export type ToWorker =
  | { kind: 'task'; task: string; input: unknown }
  | { kind: 'piece'; piece: unknown }
  | { kind: 'end' };

/** What a worker says: that it has what a task needs and begins (with the
 * processor time that it took until then), that it wants the next piece, or how the task ended. */
export type FromWorker =
  | { kind: 'begun'; cpuMs: number }
  | { kind: 'want' }
  | { kind: 'done'; output: unknown }
  | { kind: 'refused'; code: ErrorCode; details: Record<string, unknown> }
  | { kind: 'failed'; error: Error };
