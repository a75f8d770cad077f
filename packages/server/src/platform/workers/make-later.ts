import { callerOf, type Milik } from './caller-of.ts';
import { runTask, type TaskInput } from './run-task.ts';
import type { TaskName } from './tasks.ts';

/** A file for a call to answer with: it is made in a worker once the call's transaction has ended. */
export function makeLater<Name extends FileTask>(
  name: Name,
  milik: Milik,
  input: TaskInput<Name>,
  feed?: AsyncIterable<unknown>,
): () => Promise<Uint8Array> {
  return () => runTask(name, input, { caller: callerOf(milik), feed });
}

/** The tasks that answer the bytes of a file. */
type FileTask = Extract<TaskName, `write${string}`>;
