import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { zonaAt } from '@hadir/rules/waktu/zona-at.ts';
import type { ZonaBerlaku } from '@hadir/rules/waktu/zona-on.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { zonaPadaSql } from '../../platform/tempat/berlaku-sql.ts';

/** Every zone that the organisation had or will have, for `zonaOn` and `zonaAt`. */
export async function listZona(db: Db, organisasi_id: number): Promise<ZonaBerlaku[]> {
  const rows = await db
    .selectFrom('pengaturan_organisasi')
    .select(['timezone', 'tgl_mulai', 'tgl_selesai'])
    .where('organisasi_id', '=', organisasi_id)
    .orderBy('tgl_mulai')
    .execute();
  return rows.map((row) => ({ ...row, timezone: row.timezone as Zona }));
}

/** The organisation's zone in force at a moment. */
export const getZona = async (db: Db, organisasi_id: number, now: Date): Promise<Zona> =>
  zonaAt(await listZona(db, organisasi_id), now.getTime());

/** Every active organisation of an active tenant with the zone in force there. */
export function listOrganisasiAktif(db: Db, now: Date) {
  return db
    .selectFrom('organisasi')
    .innerJoin(zonaPadaSql('organisasi', now).as('z'), (join) => join.onTrue())
    .select(['organisasi.organisasi_id', 'organisasi.tenant_id', 'organisasi.k_sumber_data', 'z.timezone'])
    .innerJoin('tenant', 'tenant.tenant_id', 'organisasi.tenant_id')
    .where('organisasi.status', '=', STATUS_RECORD.aktif)
    .where('tenant.status', '=', STATUS_RECORD.aktif)
    .orderBy('organisasi.organisasi_id')
    .execute();
}
