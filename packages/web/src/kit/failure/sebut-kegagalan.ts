import { fieldErrorsOf } from './field-errors.ts';
import { pesanKegagalan } from './pesan-kegagalan.ts';

/** As pesanKegagalan, where no field stands beside it: what the server says of fields is told here. */
export function sebutKegagalan(error: unknown): string {
  const wrong = [...new Set(Object.values(fieldErrorsOf(error)))];
  return wrong.length > 0 ? wrong.join('. ') : pesanKegagalan(error);
}
