import type { ErrorBody } from '@hadir/contract/errors.ts';

export type ApiErrorBody = Pick<ErrorBody, 'code' | 'message'> & Partial<Omit<ErrorBody, 'data'>>;

/** A refusal from the server, with the catalogue's code and the invalid fields that a form may show. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly body: ApiErrorBody;

  constructor(body: ApiErrorBody) {
    super(body.message);
    this.body = body;
  }
}
