import type { konfigurasi } from '@hadir/contract/organisasi/konfigurasi/konfigurasi.contract.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { selectKonfigurasi } from './konfigurasi.queries.ts';

export const listKonfigurasi: Verb<typeof konfigurasi.listKonfigurasi> = (ctx, filter) =>
  paginate(selectKonfigurasi(ctx, filter), filter);
