import type { lonceng } from '@hadir/contract/auth/lonceng/lonceng.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { countBelumDibaca, selectPemberitahuan } from './lonceng.queries.ts';

const SEKALI = 30;

export const listPemberitahuan: Verb<typeof lonceng.listPemberitahuan> = async (ctx, { sebelum }) => {
  const found = await selectPemberitahuan(ctx, { sebelum, limit: SEKALI + 1 });
  return {
    pemberitahuan: found.slice(0, SEKALI),
    belum_dibaca: await countBelumDibaca(ctx),
    is_ada_lagi: found.length > SEKALI,
  };
};
