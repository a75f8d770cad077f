import { ApiError } from '../../kit/failure/api-error.ts';
import { ConnectionError } from '../../kit/failure/connection-error.ts';
import { fieldErrorsOf } from '../../kit/failure/field-errors.ts';
import { pesanKegagalan } from '../../kit/failure/pesan-kegagalan.ts';

/** Why a step failed, whether the server said so or the device. */
export function sebutGagalFaktor(error: Error): string {
  if (!(error instanceof ApiError) && !(error instanceof ConnectionError) && error.cause) return error.message;
  return Object.values(fieldErrorsOf(error))[0] ?? pesanKegagalan(error);
}
