import { toOrganisasi } from '../../platform/tempat/to-organisasi.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import { TANPA_PEMANGGIL } from '../../platform/ctx/tanpa-pemanggil.ts';
import { asOrganisasi } from '../../platform/db/scope/as-organisasi.ts';
import { findOrangDi } from '../../platform/http/access/find-pelaku.queries.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { Pelaksana } from './pelaksana.ts';

/** Where something is done, in whose name. */
type Tempat = { organisasi_id: number; oleh: { user_id: number; nama: string } };

/** Runs a verb of an organisation as the product itself; refused where it is closed. */
export async function inTempat<T>(
  { db, deps, now }: Pelaksana,
  { organisasi_id, oleh }: Tempat,
  run: (ctx: OrganisasiCtx) => Promise<T>,
): Promise<T> {
  const organisasi = found((await findOrangDi(db, oleh.user_id, { organisasi_id }, now))?.organisasi);
  if (organisasi.status !== STATUS_RECORD.aktif) throw new Refusal('mutasi.destination_closed');
  const { tenant_id } = organisasi;
  const today = localToday(now, organisasi.timezone);
  const ctx: OrganisasiCtx = {
    db,
    deps,
    now,
    today,
    tenant_id,
    ...TANPA_PEMANGGIL,
    actor: { ...oleh, tenant_id, sesi_id: '', peran: 'operator', izin: {} },
    organisasi: toOrganisasi(organisasi, today),
  };
  return asOrganisasi(db, { tenant_id, organisasi_id }, () => run(ctx));
}
