import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { tanggalDiSql, zonaPadaSql } from '../../platform/tempat/berlaku-sql.ts';
import { DIBUAT, type SalinanTabel } from '../../platform/kit/bagian.ts';

/** A thing that waits for the mail of the day. */
export type ButirHarian = { judul: string; tautan: string };

export async function insertButirHarian(
  db: Db,
  butir: readonly (ButirHarian & { user_id: number; organisasi_id: number | null })[],
  now: Date,
): Promise<void> {
  if (butir.length === 0) return;
  await db
    .insertInto('surat_harian')
    .values(
      butir.map(({ organisasi_id, ...one }) => ({
        ...one,
        tenant_id:
          organisasi_id === null
            ? sql<number>`(select u.tenant_id from users u where u.user_id = ${one.user_id})`
            : sql<number>`(select o.tenant_id from organisasi o where o.organisasi_id = ${organisasi_id})`,
        dibuat_pada: now,
      })),
    )
    .execute();
}

export type PenerimaHarian = {
  user_id: number;
  nama: string;
  email: string | null;
  /** Where he belongs: his first organisation, or of who is a member nowhere the first of his tenant; 0 above all tenants. */
  organisasi_id: number;
  timezone: Zona;
};

/** For whom anything waits, who can sign in. */
export async function listPenerimaHarian(db: Db, now: Date): Promise<PenerimaHarian[]> {
  const { rows } = await sql<PenerimaHarian>`
    select u.user_id, u.nama, u.email, coalesce(o.organisasi_id, 0) as organisasi_id, z.timezone
    from users u
    left join lateral (
      select o.organisasi_id from organisasi o where o.tenant_id = u.tenant_id
      order by exists (select from keanggotaan k cross join ${zonaPadaSql('o', now)} z
        where k.organisasi_id = o.organisasi_id and k.user_id = u.user_id and k.berlaku @> ${tanggalDiSql('z', now)}) desc,
        o.organisasi_id
      limit 1) o on true
    cross join ${zonaPadaSql('o', now)} z
    where u.status = ${STATUS_USER.aktif} and exists (select from surat_harian s where s.user_id = u.user_id)
    order by u.user_id`.execute(db);
  return rows;
}

/**
 * Takes out what has gathered for somebody until this morning, six o'clock where he belongs, the oldest first: nothing
 * before six, and nothing again until the next day.
 */
export async function takeButirHarian(
  db: Db,
  { user_id, timezone }: Pick<PenerimaHarian, 'user_id' | 'timezone'>,
  now: Date,
): Promise<ButirHarian[]> {
  const { rows } = await sql<ButirHarian>`
    with pagi as (
      select ((${now}::timestamptz at time zone ${timezone})::date + time '06:00') at time zone ${timezone} as pukul
    ), diambil as (
      delete from surat_harian s using pagi
      where s.user_id = ${user_id} and s.dibuat_pada < pagi.pukul and pagi.pukul <= ${now}
      returning s.surat_harian_id, s.judul, s.tautan
    )
    select judul, tautan from diambil order by surat_harian_id`.execute(db);
  return rows;
}

export const DATA_SAYA_SURAT_HARIAN: SalinanTabel = {
  surat_harian: {
    judul: 'Menunggu surat harian',
    kolom: { judul: 'Judul', tautan: 'Layar', ...DIBUAT },
    tanpa: ['surat_harian_id', 'user_id'],
  },
};
