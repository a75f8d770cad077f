import type { pengelola } from '@hadir/contract/anggota/pengelola/pengelola.contract.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { selectOperator } from './pengelola.queries.ts';

export const listOperator: Verb<typeof pengelola.listOperator> = (ctx, filter) =>
  paginate(selectOperator(ctx, filter), filter);
