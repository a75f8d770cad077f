/**
 * Does each in its turn. One that fails does not keep the others waiting; when all have had their turn the failures are
 * thrown together, under this sentence.
 */
export async function tryEach<One>(
  all: Iterable<One>,
  run: (one: One) => Promise<unknown>,
  failed: string,
): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) await run(one).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, failed);
}
