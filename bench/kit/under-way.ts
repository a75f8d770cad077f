/**
 * Work that goes on while more of it is started. The first that fails is thrown at whoever starts the next or waits for all:
 * until then it is held, since a failure that nobody awaits yet would end this process before what it left running.
 */
export function underWay() {
  const works: Promise<unknown>[] = [];
  let failure: { error: unknown } | undefined;
  return {
    start: (work: () => Promise<unknown>): void => {
      if (failure) throw failure.error;
      const one = work();
      one.catch((error: unknown) => (failure ??= { error }));
      works.push(one);
    },
    all: async (): Promise<void> => {
      await Promise.all(works);
    },
  };
}
