import type { UbahPasswordInput } from '@hadir/contract/auth/auth-input.ts';
import type * as z from 'zod/mini';
import { changePassword } from '../auth/change-password.ts';
import type { UserCtx } from '../http/ctx.ts';
import { Refusal } from '../http/refusal.ts';

/** As POST password, under one's own number: without the old password nobody changes it this way. */
export async function changeOwnPassword(
  ctx: UserCtx,
  input: z.output<typeof UbahPasswordInput> & { user_id: number },
): Promise<null> {
  if (input.user_id !== ctx.actor.user_id) throw new Refusal('input.not_found');
  return changePassword(ctx, input);
}
