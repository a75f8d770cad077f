import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import type { listOrganisasiAktif } from '../../kehadiran/turunan/zona.queries.ts';
import { findSaklarCuti } from '../../pengaturan/saklar-cuti.queries.ts';
import { ingatkanPenyetuju } from './ingatkan-penyetuju.ts';

type Instansi = Awaited<ReturnType<typeof listOrganisasiAktif>>[number];

/**
 * As the product itself: tells those of an organisation whom a waiting request has reached and who have no good link to
 * it; answers how many. Nobody where leave is switched off.
 */
export async function ingatkanDi(
  { db, mail, publicUrl }: Pick<Deps, 'db' | 'mail' | 'publicUrl'>,
  { organisasi_id, tenant_id, k_sumber_data, timezone }: Instansi,
  now: Date,
): Promise<number> {
  const organisasi = { organisasi_id, tenant_id, k_sumber_data };
  return inScope(db, { lingkup: 'organisasi', organisasi_id, tenant_id }, async (trx) => {
    const ctx = { db: trx, now, today: localToday(now, timezone), organisasi, publicUrl };
    const saklar = await findSaklarCuti(ctx);
    if (!saklar.is_aktif || saklar.is_disable_ketidakhadiran) return 0;
    const surat = await ingatkanPenyetuju(ctx);
    for (const one of surat) await mail.send(trx, one);
    return surat.length;
  });
}
