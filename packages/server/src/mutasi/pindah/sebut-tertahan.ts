import { pesanError } from '@hadir/contract/errors.ts';
import { constraintMeaning } from '../../platform/db/scope/constraint-meaning.ts';
import { Refusal } from '../../platform/kit/refusal.ts';

/** Why a transfer could not be done, in the words of a refusal; null where it is a failure of ours. */
export function sebutTertahan(error: unknown): string | null {
  if (error instanceof Refusal) return Object.values(error.details.errors ?? {}).flat()[0] ?? error.message;
  const meaning = constraintMeaning(error);
  return meaning ? pesanError(meaning.code) : null;
}
