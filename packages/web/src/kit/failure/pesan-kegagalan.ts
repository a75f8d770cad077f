import { KALIMAT_GAGAL } from '@hadir/contract/kit/gagal/kalimat-gagal.ts';
import { ApiError } from './api-error.ts';
import { ConnectionError } from './connection-error.ts';
import { isPartMissing } from './is-part-missing.ts';
import { SentenceError } from './sentence-error.ts';

const PART_GONE = 'Bagian halaman ini tidak dapat diambil; aplikasi mungkin baru diperbarui. Muat ulang halaman ini';
const SHOWN_AS_SAID = [400, 401, 403, 404, 405, 422, 433, 520];

/** The sentence a person reads about a failure, whatever was thrown: never empty, never the browser's own words. */
export function pesanKegagalan(error: unknown): string {
  if (error instanceof SentenceError) return error.message;
  if (isPartMissing(error)) return navigator.onLine ? PART_GONE : new ConnectionError().message;
  if (!(error instanceof ApiError)) return KALIMAT_GAGAL;
  if (SHOWN_AS_SAID.includes(error.body.code)) return error.message || 'Unknown error';
  // A proxy in front says 503 too, without a word of ours.
  if (error.body.code === 503 && error.message) return error.message;
  return error.body.reference ? `${KALIMAT_GAGAL} (nomor rujukan ${error.body.reference})` : KALIMAT_GAGAL;
}
