/** What an error says, also one that a library passes on as a plain object. */
export function messageOf(error: unknown): string {
  const said = (error as { message?: unknown } | null | undefined)?.message;
  return typeof said === 'string' ? said : String(error);
}
