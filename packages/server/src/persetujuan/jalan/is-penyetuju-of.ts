import { UNTUK_PERSETUJUAN } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { loadAntrean } from './antrean.queries.ts';
import { filterGiliran } from './filter-giliran.ts';
import { hasDiputus } from './putusan-jenjang.queries.ts';

type Di = UserCtx & { organisasi: { tenant_id: number; organisasi_id: number } };

/** Whether a request of this person waits for the caller's decision in an organisation, or the caller has decided on one. */
export async function isPenyetujuOf(ctx: Di, user_id: number): Promise<boolean> {
  if (await hasDiputus(ctx, user_id)) return true;
  const { antrean, fakta } = await loadAntrean(ctx, UNTUK_PERSETUJUAN);
  const miliknya = antrean.filter((one) => one.user_id === user_id);
  return filterGiliran(ctx, miliknya, fakta).length > 0;
}
