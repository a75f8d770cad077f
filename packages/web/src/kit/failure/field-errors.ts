/** The server's sentences about invalid fields (422), first one of each, from whatever was thrown. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const errors = readErrors(error);
  return Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([field, messages]) =>
      Array.isArray(messages) && typeof messages[0] === 'string' ? [[field, messages[0]]] : [],
    ),
  );
}

function readErrors(error: unknown): object | undefined {
  if (typeof error !== 'object' || error === null || !('body' in error)) return undefined;
  const { body } = error;
  if (typeof body !== 'object' || body === null || !('errors' in body)) return undefined;
  return typeof body.errors === 'object' && body.errors !== null ? body.errors : undefined;
}
