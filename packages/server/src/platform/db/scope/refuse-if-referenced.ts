import type { ErrorCode } from '@hadir/contract/errors.ts';
import { Refusal } from '../../kit/refusal.ts';

/** Runs a delete; refuses with `code` where other rows still point at what it would remove. */
export async function refuseIfReferenced(code: ErrorCode, remove: () => Promise<void>, details = {}): Promise<void> {
  try {
    await remove();
  } catch (error) {
    if ((error as { code?: string }).code === '23503') throw new Refusal(code, details);
    throw error;
  }
}
