import type { persetujuanAtribut } from '@hadir/contract/atribut/persetujuan/persetujuan-atribut.contract.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { isPerluDisetujui } from '../daftar/perlu-disetujui.queries.ts';
import { selectMenunggu } from './persetujuan-atribut.queries.ts';

export const listAtributMenunggu: Verb<typeof persetujuanAtribut.listAtributMenunggu> = async (ctx, filter) => {
  const [page, is_perlu_disetujui] = [await paginate(selectMenunggu(ctx), filter), await isPerluDisetujui(ctx)];
  return { ...page, is_perlu_disetujui };
};
