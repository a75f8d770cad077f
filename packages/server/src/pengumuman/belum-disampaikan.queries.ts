import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/db/open/open-db.ts';

export type BelumDisampaikan = { pengumuman_id: number; organisasi_id: number; tenant_id: number };

/** What stands on Beranda since this morning, six o'clock where it is, and was not told yet. */
export async function listBelumDisampaikan(db: Db, now: Date): Promise<BelumDisampaikan[]> {
  const { rows } = await sql<BelumDisampaikan>`
    select p.pengumuman_id, p.organisasi_id, p.tenant_id
    from pengumuman p
    join organisasi o on o.organisasi_id = p.organisasi_id and o.status = ${STATUS_RECORD.aktif}
    join tenant t on t.tenant_id = p.tenant_id and t.status = ${STATUS_RECORD.aktif}
    cross join lateral hadir.zona_pada(p.organisasi_id, ${now}::timestamptz) z
    cross join lateral (select ${now}::timestamptz at time zone z.timezone as waktu) setempat
    where p.disampaikan_pada is null
      and daterange(p.tgl_mulai, coalesce(p.tgl_selesai, 'infinity'), '[]') @> setempat.waktu::date
      and setempat.waktu >= p.tgl_mulai + time '06:00'
    order by p.pengumuman_id`.execute(db);
  return rows;
}

/** Everybody there who can sign in, but who wrote it. */
export const listPembaca = (db: Db, { pengumuman_id, organisasi_id }: Omit<BelumDisampaikan, 'tenant_id'>) =>
  db
    .selectFrom('pengumuman')
    .innerJoin('organisasi', 'organisasi.organisasi_id', 'pengumuman.organisasi_id')
    .innerJoin('anggota', 'anggota.organisasi_id', 'pengumuman.organisasi_id')
    .innerJoin('users', 'users.user_id', 'anggota.user_id')
    .select(['users.user_id', 'users.nama', 'users.email'])
    .select(['pengumuman.judul', 'pengumuman.isi', 'organisasi.nama as instansi'])
    .where('pengumuman.organisasi_id', '=', organisasi_id)
    .where('pengumuman.pengumuman_id', '=', pengumuman_id)
    .where('users.status', '=', STATUS_USER.aktif)
    .where('anggota.status', '<>', STATUS_KEANGGOTAAN.tidak_aktif)
    .where(sql<boolean>`users.user_id is distinct from pengumuman.dibuat_oleh`)
    .orderBy('users.user_id')
    .execute();
