/** Does a thing once, for all who ask, also those who ask meanwhile; what failed is tried anew for the next. */
export function onceDone<T>(run: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => {
    const asked = (done ??= run());
    asked.catch(() => {
      if (done === asked) done = undefined;
    });
    return asked;
  };
}
