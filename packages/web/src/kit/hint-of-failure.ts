import { ApiError } from './api-error.ts';

const NOT_FOUND = 404;

/** What to do about something that could not be loaded, beside the server's own words; undefined where a retry is it. */
export function hintOfFailure(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.body.code === NOT_FOUND) return 'Mungkin sudah dihapus, atau alamatnya keliru.';
  return 'Coba lagi sebentar lagi.';
}
