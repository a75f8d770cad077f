import { ApiError } from '../../kit/api-error.ts';
import { ConnectionError } from '../../kit/connection-error.ts';
import { fieldErrorsOf } from '../../kit/field-errors.ts';
import { pesanKegagalan } from '../../kit/report-failure.ts';

/** Why a step failed, whether the server said so or the device. */
export function sebutGagalFaktor(error: Error): string {
  if (!(error instanceof ApiError) && !(error instanceof ConnectionError) && error.cause) return error.message;
  return Object.values(fieldErrorsOf(error))[0] ?? pesanKegagalan(error);
}
