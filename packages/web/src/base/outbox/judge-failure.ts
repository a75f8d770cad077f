import { ApiError } from '../../kit/failure/api-error.ts';

/** Refusals that pass by themselves (contract/errors.ts): too many tries, a busy system, no room to read a photo. */
const PASSING = ['system.rate_limited', 'system.busy', 'system.crowded'];
const FOR_GOOD = [400, 403, 404, 405, 422, 433];

/**
 * Whether a failed send is worth another try: 'later' when no answer came, the server failed, or the session ended;
 * 'never' when the server read it and refused it.
 */
export function judgeFailure(error: unknown): 'later' | 'never' {
  if (!(error instanceof ApiError)) return 'later';
  const { code, error: name } = error.body;
  return FOR_GOOD.includes(code) && !PASSING.includes(name ?? '') ? 'never' : 'later';
}
