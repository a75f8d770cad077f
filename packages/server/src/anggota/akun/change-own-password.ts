import type { UbahPasswordInput } from '@hadir/contract/auth/sandi/sandi.contract.ts';
import type * as z from 'zod/mini';
import { changePassword } from '../../auth/sandi/change-password.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import type { SomePreparedVerb } from '../../platform/http/pipeline/prepared-verb.ts';
import { Refusal } from '../../platform/kit/refusal.ts';

type Input = z.output<typeof UbahPasswordInput> & { user_id: number };

/** As POST password, under one's own number: without the old password nobody changes it this way. */
export const changeOwnPassword: SomePreparedVerb<UserCtx, Input, null> = {
  ...changePassword,
  prepare: async (ctx, input) => {
    if (input.user_id !== ctx.actor.user_id) throw new Refusal('input.not_found');
    return changePassword.prepare(ctx, input);
  },
};
