import { availableParallelism } from 'node:os';
import { createPool, type Pool, type PoolRule } from './pool.ts';
import type { TaskName, Tasks } from './tasks.ts';

type Does<Name extends TaskName> = Tasks[Name];
export type TaskInput<Name extends TaskName> = Parameters<Does<Name>>[0];
type Output<Name extends TaskName> = Awaited<ReturnType<Does<Name>>>;
type Options = {
  /** Whose turn it takes (`callerOf`). */
  caller: string;
  /** What the task asks for piece by piece, for as much as nobody should hold at once. */
  feed?: AsyncIterable<unknown> | undefined;
  /** A person stands before the camera and waits for it: it is measured at once, beside what goes on behind. */
  isAwaited?: boolean;
};

/** One core is left to answer everybody else meanwhile. */
const CORES = Math.min(4, Math.max(1, availableParallelism() - 1));

/** A task that had less of a processor in its time waited for a busy machine. */
const SEPARUH = 0.5;

/** Strangers' sheets and logs. */
const BACA = {
  threads: CORES,
  yields: true,
  heapMb: 256,
  seconds: 20,
  busyBelow: SEPARUH,
  waitSeconds: 30,
  waiting: 60,
  waitingPerCaller: 8,
  runningPerCaller: 1,
  tooHeavy: 'input.file_too_heavy',
} as const satisfies PoolRule;

/** Strangers' pictures: small work, and many a morning. */
const GAMBAR = {
  threads: CORES,
  yields: true,
  heapMb: 64,
  seconds: 15,
  busyBelow: SEPARUH,
  waitSeconds: 30,
  waiting: 300,
  waitingPerCaller: 100,
  runningPerCaller: CORES,
  tooHeavy: 'input.file_too_heavy',
} as const satisfies PoolRule;

/** What we make ourselves. Two, so that a long report of one holds nobody else's page up. */
const TULIS = {
  threads: Math.max(2, CORES),
  yields: true,
  heapMb: 512,
  seconds: 300,
  busyBelow: SEPARUH,
  waitSeconds: 60,
  waiting: 60,
  waitingPerCaller: 8,
  runningPerCaller: 1,
  tooHeavy: 'system.document_too_heavy',
} as const satisfies PoolRule;

/**
 * What is measured of pictures: one at a time whatever the cores, since the models and what they work with take 450 MB
 * beside the heap.
 */
const UKUR = {
  threads: 1,
  yields: true,
  heapMb: 256,
  // A third of one on an idle machine, with the models some more; on a busy one a person still waits for the answer.
  seconds: 60,
  busyBelow: SEPARUH,
  // As long: photos that come while the models are made ready wait for that.
  waitSeconds: 60,
  waiting: 40,
  waitingPerCaller: 6,
  runningPerCaller: 1,
  tooHeavy: 'input.file_too_heavy',
} as const satisfies PoolRule;

/**
 * The same for who enrols a face: a thread of its own, of which there is none while nobody does. What yields gets a tenth of
 * a busy processor, and three photos would take a minute there.
 */
const UKUR_ORANG = { ...UKUR, yields: false } as const satisfies PoolRule;

/** The verb tells what a task is: it reads a stranger's file, writes one of ours, measures a picture, or mends one. */
function ruleOf(name: TaskName, isAwaited: boolean): PoolRule {
  if (name.startsWith('compute')) return isAwaited ? UKUR_ORANG : UKUR;
  if (name.startsWith('write')) return TULIS;
  return name.startsWith('read') ? BACA : GAMBAR;
}

const pools = new Map<PoolRule, Pool>();
let entry: URL | undefined;

/** Names the file that a worker runs, which knows every task (`serveTasks`); said before the first task. */
export function workersRun(file: URL): void {
  entry = file;
}

/**
 * Does a task in a worker and answers what came of it. Refuses what the task refuses; a file that took it too long or
 * too much memory (422); and one for which there is no room to wait, or no time on a busy machine (433).
 */
export async function runTask<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  { isAwaited = false, ...options }: Options,
): Promise<Output<Name>> {
  const rule = ruleOf(name, isAwaited);
  if (!entry) throw new Error('No file is named that a worker runs');
  const pool = pools.get(rule) ?? createPool(rule, entry);
  pools.set(rule, pool);
  return (await pool.run({ task: name, input, ...options })) as Output<Name>;
}
