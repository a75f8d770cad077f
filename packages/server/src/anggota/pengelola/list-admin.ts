import type { pengelola } from '@hadir/contract/anggota/pengelola/pengelola.contract.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { selectAdmin } from './pengelola.queries.ts';
import { withPindah } from './with-pindah.ts';

export const listAdmin: Verb<typeof pengelola.listAdmin> = async (ctx, filter) =>
  withPindah(ctx, await paginate(selectAdmin(ctx, filter), filter));
