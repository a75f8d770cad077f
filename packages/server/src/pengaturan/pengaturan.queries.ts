import type { Pengaturan } from '@hadir/contract/pengaturan/pengaturan.contract.ts';
import { sql, type Updateable } from 'kysely';
import type { Tables } from '../platform/db/open/tables.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';

/** Every version of the organisation's settings, the latest first. */
export function listPengaturan({ db, organisasi }: OrganisasiCtx) {
  return db
    .selectFrom('pengaturan_organisasi')
    .select(['tgl_mulai', 'tgl_selesai', 'timezone', 'jeda_menit', 'luar_radius', 'luring_maks_jam', 'tunggu_data_jam'])
    .select('lokasi_palsu')
    .select(['is_leave_management_simpatika', 'is_enable_fitur_cuti', 'is_disable_ketidakhadiran'])
    .$narrowType<Pick<Pengaturan, 'timezone' | 'luar_radius' | 'lokasi_palsu'>>()
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .orderBy('tgl_mulai', 'desc')
    .execute();
}

type Isi = Omit<Updateable<Tables['pengaturan_organisasi']>, 'tenant_id' | 'organisasi_id' | 'berlaku'>;

/**
 * Makes the settings hold from a date: the version in force that day is changed where it begins on it, and else ends
 * the day before and is followed by a copy with the change. Changes that were planned for later days stay.
 */
export async function changePengaturanFrom(ctx: OrganisasiCtx, tgl_mulai: string, isi: Isi): Promise<void> {
  const { db, organisasi, tenant_id } = ctx;
  const { organisasi_id } = organisasi;
  // Two operators at once: the second waits here and then sees the version of the first.
  await sql`select from organisasi where organisasi_id = ${organisasi_id} for update`.execute(db);
  const lama = await db
    .selectFrom('pengaturan_organisasi')
    .selectAll()
    .where('organisasi_id', '=', organisasi_id)
    .where(sql<boolean>`berlaku @> ${tgl_mulai}::date`)
    .executeTakeFirst();
  if (!lama) {
    await db
      .insertInto('pengaturan_organisasi')
      .values({ ...isi, tgl_mulai, tenant_id, organisasi_id })
      .execute();
    return;
  }
  const { pengaturan_organisasi_id, berlaku: _, ...copy } = lama;
  const change = db.updateTable('pengaturan_organisasi').where('organisasi_id', '=', organisasi_id);
  const only = change.where('pengaturan_organisasi_id', '=', pengaturan_organisasi_id);
  if (lama.tgl_mulai === tgl_mulai) {
    await only.set(isi).execute();
    return;
  }
  await only.set({ tgl_selesai: sql<string>`${tgl_mulai}::date - 1` }).execute();
  await db
    .insertInto('pengaturan_organisasi')
    .values({ ...copy, ...isi, tgl_mulai })
    .execute();
}
