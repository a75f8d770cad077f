import type { perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { countPerluDilihat, selectPerangkatRows } from './perangkat.queries.ts';

export const listPerangkat: Verb<typeof perangkat.listPerangkat> = async (ctx, filter) => {
  const [page, jumlah] = await Promise.all([selectPerangkatRows(ctx, filter), countPerluDilihat(ctx)]);
  return { ...page, ...jumlah };
};
