import type { permintaanAkses } from '@hadir/contract/akses/permintaan/permintaan-akses.contract.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { countPermintaanMenunggu, selectPermintaanAkses } from './permintaan-akses.queries.ts';

/** What institutions ask for, of all tenants or of the caller's own. */
export const listPermintaanAkses: Verb<typeof permintaanAkses.listPermintaanAkses> = async ({ db }, filter) => {
  const [page, menunggu] = await Promise.all([
    paginate(selectPermintaanAkses(db, filter), filter),
    countPermintaanMenunggu(db),
  ]);
  return { ...page, menunggu };
};
