import { ERRORS } from './errors.generated.ts';
import { isiPesan } from './kit/isi-pesan.ts';

/** What the server refuses with; `{name}` in its sentence is filled from the refusal's details. */
export type ErrorCode = keyof typeof ERRORS;

/** The body of every refusal. `errors` names the invalid fields; `details` carries the numbers behind the sentence. */
export type ErrorBody = {
  code: number;
  error: ErrorCode;
  message: string;
  data: null;
  errors?: Record<string, string[]>;
  details?: Record<string, unknown>;
  reference?: string;
};

/** The sentence of a refusal with its numbers filled in. */
export const pesanError = (code: ErrorCode, details: Record<string, unknown> = {}): string =>
  isiPesan(ERRORS[code].message, details);
