import type { AnggotaRingkas } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import type { Tanggal, TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { antaraSql } from '../hari/antara-sql.ts';
import { KEHADIRAN_COLUMNS, toStored } from '../hari/stored-kehadiran.ts';

/** A member's stored days between two dates, in order. */
export async function listHariOf(
  db: Db,
  organisasi_id: number,
  user_id: number,
  { tgl_awal, tgl_akhir }: TanggalRange,
) {
  const rows = await db
    .selectFrom('kehadiran')
    .select(KEHADIRAN_COLUMNS)
    .where('organisasi_id', '=', organisasi_id)
    .where('user_id', '=', user_id)
    .where('tanggal', '>=', tgl_awal)
    .where('tanggal', '<=', tgl_akhir)
    .orderBy('tanggal')
    .execute();
  return rows.map(toStored);
}

/** The stored days of these members on these dates, by date. */
export async function listHariPada(
  db: Db,
  organisasi_id: number,
  hari: readonly { user_id: number; tanggal: Tanggal }[],
) {
  const user_ids = hari.map(({ user_id }) => user_id);
  const dates = hari.map(({ tanggal }) => tanggal);
  const rows = await db
    .selectFrom('kehadiran')
    .select(KEHADIRAN_COLUMNS)
    .where('organisasi_id', '=', organisasi_id)
    .where(antaraSql('tanggal', dates))
    .where(sql<boolean>`(user_id, tanggal) in (select * from unnest(${user_ids}::integer[], ${dates}::date[]))`)
    .orderBy('tanggal')
    .orderBy('user_id')
    .execute();
  return rows.map(toStored);
}

/** A member as lists name him, with his group on a date. */
export async function getAnggotaRingkas(
  db: Db,
  organisasi_id: number,
  user_id: number,
  tanggal: Tanggal,
): Promise<AnggotaRingkas> {
  const row = await db
    .selectFrom('anggota')
    .innerJoin('users', 'users.user_id', 'anggota.user_id')
    .select([
      'anggota.user_id',
      'users.nama',
      'anggota.nip',
      'users.gender',
      'anggota.jabatan',
      'users.file_foto',
      sql<string | null>`(
        select g.nama from anggota_grup ag join grup g on g.organisasi_id = ag.organisasi_id and g.group_id = ag.group_id
        where ag.organisasi_id = anggota.organisasi_id and ag.user_id = anggota.user_id and ag.berlaku @> ${tanggal}::date)`.as(
        'nama_group',
      ),
    ])
    .where('anggota.organisasi_id', '=', organisasi_id)
    .where('anggota.user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return { ...row, gender: row.gender as AnggotaRingkas['gender'] };
}
