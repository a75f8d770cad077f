import { ApiError } from './api-error.ts';

/** What was thrown, with what the server says of some inputs said of the form's one field that holds them. */
export function atField(error: unknown, field: string, isHeld: (input: string) => boolean): unknown {
  if (!(error instanceof ApiError)) return error;
  const errors = Object.fromEntries(
    Object.entries(error.body.errors ?? {}).map(([input, pesan]) => [isHeld(input) ? field : input, pesan]),
  );
  return new ApiError({ ...error.body, errors });
}
