import type { lonceng } from '@hadir/contract/auth/lonceng/lonceng.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { countBelumDibaca } from './lonceng.queries.ts';

export const countPemberitahuanBelum: Verb<typeof lonceng.countPemberitahuanBelum> = async (ctx) => ({
  jumlah: await countBelumDibaca(ctx),
});
