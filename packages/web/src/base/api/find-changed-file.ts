/** The first file of a request that was written to since it was chosen: a browser sends no part of such a file. */
export async function findChangedFile(body: unknown): Promise<File | undefined> {
  if (!(body instanceof FormData)) return undefined;
  for (const value of body.values()) {
    if (value instanceof File && !(await isReadable(value))) return value;
  }
  return undefined;
}

const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
