import type { AktivasiUserInput } from '@hadir/contract/anggota/permintaan/permintaan-aktivasi.contract.ts';
import type * as z from 'zod/mini';
import { prepareAktivasi, runAktivasi, type AktivasiDikenal } from '../../auth/aktivasi/activate-akun.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import type { PreparedVerb } from '../../platform/http/pipeline/prepared-verb.ts';

type Input = z.output<typeof AktivasiUserInput>;

/** Ends an activation by the code that was mailed, once: username and password are then the person's own. */
export const activateUser: PreparedVerb<BaseCtx, Input, AktivasiDikenal, null> = {
  prepare: (ctx, { kode, ...isian }) => prepareAktivasi(ctx, { ...isian, token: kode }),
  run: (ctx, isian, known) => runAktivasi(ctx, isian, known),
};
