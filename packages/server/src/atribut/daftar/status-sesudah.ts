import { judgeStatusAtribut, type StatusAtribut } from '@hadir/rules/atribut/judge-status-atribut.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { mustBeApproved } from './must-be-approved.ts';

type Perubahan = Omit<Parameters<typeof judgeStatusAtribut>[0], 'isPerluDisetujui'>;

/** The status of an atribut that the caller adds or changes; refused where only its tenant may make it active. */
export async function statusSesudah(ctx: MilikCtx, perubahan: Perubahan): Promise<StatusAtribut> {
  const status = judgeStatusAtribut({ ...perubahan, isPerluDisetujui: await mustBeApproved(ctx) });
  if (status === null) throw new Refusal('atribut.belum_disetujui');
  return status;
}
