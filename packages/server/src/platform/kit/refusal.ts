import { ERRORS } from '@hadir/contract/errors.generated.ts';
import { pesanError, type ErrorBody, type ErrorCode } from '@hadir/contract/errors.ts';

type RefusalDetails = Record<string, unknown> & { errors?: Record<string, string[]> };

/** The server says no. Thrown anywhere below a handler, turned into an answer in one place (`answer-error.ts`). */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(pesanError(code, details));
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  toBody(): ErrorBody {
    const { errors, ...details } = this.details;
    return {
      code: this.status,
      error: this.code,
      message: this.message,
      data: null,
      ...(errors ? { errors } : {}),
      ...(Object.keys(details).length > 0 ? { details } : {}),
    };
  }
}

/** A refusal that belongs to one field of a form. */
export const refuseField = (field: string, message: string) =>
  new Refusal('input.invalid', { errors: { [field]: [message] } });
