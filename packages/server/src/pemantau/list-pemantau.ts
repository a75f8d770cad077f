import type { pemantau } from '@hadir/contract/pemantau/pemantau.contract.ts';
import { paginate } from '../platform/db/list/paginate.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';
import { selectPemantau } from './pemantau.queries.ts';

export const listPemantau: Verb<typeof pemantau.listPemantau> = (ctx, filter) =>
  paginate(selectPemantau(ctx, filter), filter);
