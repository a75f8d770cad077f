import type { belumAktivasi } from '@hadir/contract/anggota/belum-aktivasi/belum-aktivasi.contract.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { selectBelumAktivasi } from './belum-aktivasi.queries.ts';

export const listBelumAktivasi: Verb<typeof belumAktivasi.listBelumAktivasi> = (ctx, filter) =>
  paginate(selectBelumAktivasi(ctx, filter), filter);
