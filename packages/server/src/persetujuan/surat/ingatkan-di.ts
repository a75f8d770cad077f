import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { listOrganisasiAktif } from '../../kehadiran/turunan/zona.queries.ts';
import { ingatkanPenyetuju } from './ingatkan-penyetuju.ts';

type Instansi = Awaited<ReturnType<typeof listOrganisasiAktif>>[number];

/**
 * As the product itself: tells those of an organisation whom a waiting request has reached and who have no good link to
 * it; answers how many.
 */
export async function ingatkanDi(
  deps: Deps,
  { organisasi_id, tenant_id, k_sumber_data, timezone }: Instansi,
  now: Date,
): Promise<number> {
  const organisasi = { organisasi_id, tenant_id, k_sumber_data };
  return inScope(deps.db, { lingkup: 'organisasi', organisasi_id, tenant_id }, async (trx) => {
    const surat = await ingatkanPenyetuju({ db: trx, deps, now, today: localToday(now, timezone), organisasi });
    await sendPemberitahuan({ db: trx, deps, now }, surat);
    return surat.length;
  });
}
