import { ApiError } from './api-error.ts';
import { ConnectionError } from './connection-error.ts';
import { fieldErrorsOf } from './field-errors.ts';

const FORBIDDEN = 403;
const NOT_FOUND = 404;

/** What to do about something that could not be loaded; undefined where the sentence about it says so already. */
export function hintOfFailure(error: unknown): string | undefined {
  if (error instanceof ConnectionError) return undefined;
  const code = error instanceof ApiError ? error.body.code : undefined;
  if (code === FORBIDDEN) return 'Mintalah akses kepada administrator instansi Anda.';
  if (code === NOT_FOUND) return 'Mungkin sudah dihapus, atau alamatnya keliru.';
  const wrong = [...new Set(Object.values(fieldErrorsOf(error)))];
  if (wrong.length > 0) return wrong.join('. ');
  return 'Coba lagi sebentar lagi.';
}
