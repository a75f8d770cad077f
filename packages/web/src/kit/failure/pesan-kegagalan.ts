import { ApiError } from './api-error.ts';
import { ConnectionError } from './connection-error.ts';

const OTHER = 'Terjadi kesalahan pada sistem. Harap hubungi Administrator';
const SHOWN_AS_SAID = [400, 401, 403, 404, 405, 422, 433, 520];

/** A part of the app that could not be fetched: what browsers, and Vite before them, call it. */
const PART_MISSING = /dynamically imported module|importing a module script failed|unable to preload/i;
const isPartMissing = (error: unknown) => error instanceof Error && PART_MISSING.test(error.message);

/** The sentence a person reads about a failure. */
export function pesanKegagalan(error: unknown): string {
  if (error instanceof ConnectionError) return error.message;
  if (isPartMissing(error)) return new ConnectionError().message;
  if (!(error instanceof ApiError)) return OTHER;
  if (SHOWN_AS_SAID.includes(error.body.code)) return error.message || 'Unknown error';
  // A proxy in front says 503 too, without a word of ours.
  if (error.body.code === 503 && error.message) return error.message;
  return error.body.reference ? `${OTHER} (nomor rujukan ${error.body.reference})` : OTHER;
}
