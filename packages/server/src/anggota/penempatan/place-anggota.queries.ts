import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { INSTANSI, MASA, type SalinanTabel } from '../../platform/kit/bagian.ts';

/** From which date on a member is in which group (null: in none). */
export type GrupBaru = { user_id: number; group_id: number | null };

/**
 * Puts members into groups from a date on; what they were in before ends the day before, and later changes that were
 * planned fall away. Members who are in that group already stay as they are; answers who the others are.
 */
export async function placeInGrup(ctx: OrganisasiCtx, places: GrupBaru[], tgl_mulai: string): Promise<number[]> {
  const { db, tenant_id, organisasi, actor, now } = ctx;
  const rows = JSON.stringify(places);
  const changed = sql`
    select baru.user_id, baru.group_id
    from jsonb_to_recordset(${rows}::jsonb) as baru (user_id integer, group_id integer)
    where not exists (
      select from anggota_grup lama
      where lama.organisasi_id = ${organisasi.organisasi_id} and lama.user_id = baru.user_id
        and lama.group_id = baru.group_id and lama.berlaku @> daterange(${tgl_mulai}::date, null))`;
  const { rows: moved } = await sql<GrupBaru>`${changed}`.execute(db);
  const users = moved.map(({ user_id }) => user_id);

  await sql`delete from anggota_grup
    where organisasi_id = ${organisasi.organisasi_id} and user_id = any(${users}::integer[])
      and tgl_mulai >= ${tgl_mulai}::date`.execute(db);
  await sql`update anggota_grup set tgl_selesai = ${tgl_mulai}::date - 1
    where organisasi_id = ${organisasi.organisasi_id} and user_id = any(${users}::integer[])
      and berlaku @> ${tgl_mulai}::date`.execute(db);
  await sql`
    insert into anggota_grup (tenant_id, organisasi_id, user_id, group_id, tgl_mulai, ditetapkan_oleh, ditetapkan_pada)
    select ${tenant_id}::integer, ${organisasi.organisasi_id}::integer, user_id, group_id, ${tgl_mulai}::date,
      ${actor.user_id}::integer, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as baru (user_id integer, group_id integer)
    where group_id is not null`.execute(db);
  return users;
}

/** Each member's locations become exactly these; none means every location of the organisation. */
export async function placeAtLokasi(
  { db, tenant_id, organisasi }: OrganisasiCtx,
  places: { user_id: number; lokasi_presensi_ids: number[] }[],
): Promise<void> {
  const { organisasi_id } = organisasi;
  await db
    .deleteFrom('anggota_lokasi')
    .where('organisasi_id', '=', organisasi_id)
    .where('user_id', '=', sql<number>`any(${places.map(({ user_id }) => user_id)}::integer[])`)
    .execute();
  const rows = places.flatMap(({ user_id, lokasi_presensi_ids }) =>
    [...new Set(lokasi_presensi_ids)].map((lokasi_presensi_id) => ({
      tenant_id,
      organisasi_id,
      user_id,
      lokasi_presensi_id,
    })),
  );
  if (rows.length > 0) await db.insertInto('anggota_lokasi').values(rows).execute();
}

export async function updateRole({ db, organisasi }: OrganisasiCtx, user_ids: number[], role: number): Promise<void> {
  await db
    .updateTable('anggota')
    .set((eb) => ({ role, versi: eb('versi', '+', 1) }))
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', sql<number>`any(${user_ids}::integer[])`)
    .execute();
}

export const DATA_SAYA_ANGGOTA_GRUP: SalinanTabel = {
  anggota_grup: {
    judul: 'Grup',
    kolom: { ...INSTANSI, group_id: 'Grup', ...MASA, ditetapkan_pada: 'Ditetapkan' },
    tanpa: ['anggota_grup_id', 'user_id', 'berlaku', 'ditetapkan_oleh'],
  },
  anggota_lokasi: {
    judul: 'Lokasi presensi',
    kolom: { ...INSTANSI, lokasi_presensi_id: 'Lokasi' },
    tanpa: ['user_id'],
  },
};
