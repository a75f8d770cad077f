import { seesSemua } from '@hadir/rules/akses/terlihat.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { sql, type RawBuilder } from 'kysely';
import type { OrganisasiCtx, TenantCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';

export type Saring = TanggalRange & { group_id?: number[] | undefined };
/** The days that are summed, one row an organisation and date, as `jumlah_hari` holds them. */
export type Hari = RawBuilder<unknown>;

/** Of an organisation: all days, those of the groups, or of the one who asks where he sees nobody else. */
export function hariOrganisasi({ organisasi, actor }: OrganisasiCtx, saring: Saring): Hari {
  const { organisasi_id } = organisasi;
  const { tgl_awal, tgl_akhir } = saring;
  return seesSemua(actor.peran)
    ? jumlahRentang([organisasi_id], saring)
    : sql`hadir.jumlah_sendiri(${organisasi_id}, ${actor.user_id}, ${tgl_awal}::date, ${tgl_akhir}::date)`;
}

/** Of a tenant: all its organisations, or one of them; 404 for one that it does not have. */
export async function hariTenant(
  { db, tenant_id }: TenantCtx,
  { organisasi_id, ...saring }: Saring & { organisasi_id?: number | undefined },
): Promise<Hari> {
  const rows = await db
    .selectFrom('organisasi')
    .select('organisasi_id')
    .where('tenant_id', '=', tenant_id)
    .$call((query) => whereGiven(query, 'organisasi_id', '=', organisasi_id))
    .execute();
  if (organisasi_id !== undefined) found(rows[0]);
  return jumlahRentang(
    rows.map((row) => row.organisasi_id),
    saring,
  );
}

/** Of these organisations, in which the caller sees everybody. */
export const jumlahRentang = (ids: readonly number[], { tgl_awal, tgl_akhir, group_id }: Saring): Hari =>
  sql`hadir.jumlah_rentang(${ids}::integer[], ${tgl_awal}::date, ${tgl_akhir}::date, ${group_id ?? null}::integer[])`;
