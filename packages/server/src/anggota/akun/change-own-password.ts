import type { UbahPasswordInput } from '@hadir/contract/auth/sandi/sandi.calls.ts';
import type * as z from 'zod/mini';
import { changePassword } from '../../auth/sandi/change-password.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import type { SomePreparedVerb } from '../../platform/http/pipeline/prepared-verb.ts';
import { foundOnlyIf } from '../../platform/kit/found.ts';

type Input = z.output<typeof UbahPasswordInput> & { user_id: number };

/** As POST password, under one's own number: without the old password nobody changes it this way. */
export const changeOwnPassword: SomePreparedVerb<UserCtx, Input, null> = {
  ...changePassword,
  prepare: async (ctx, input) => {
    foundOnlyIf(input.user_id === ctx.actor.user_id);
    return changePassword.prepare(ctx, input);
  },
};
