import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import type { Db } from '../../platform/db/open/open-db.ts';

type At = { tenant_id: number; organisasi_id: number };

/** Rows for attendance that a test needs. */
export function presensiBuilders(db: Db) {
  /** Seven days a week, 07:00 to 14:00 with a break from 12:00 to 12:30, for the whole organisation. */
  const jadwal = async ({ tenant_id, organisasi_id }: At, { jam_masuk = '07:00', jam_pulang = '14:00' } = {}) => {
    const keys = { tenant_id, organisasi_id };
    const { jadwal_id } = await db
      .insertInto('jadwal')
      .values({ ...keys, nama: 'Guru', tipe_jadwal: TIPE_JADWAL.reguler })
      .returning('jadwal_id')
      .executeTakeFirstOrThrow();
    const { jadwal_versi_id } = await db
      .insertInto('jadwal_versi')
      .values({ ...keys, jadwal_id })
      .returning('jadwal_versi_id')
      .executeTakeFirstOrThrow();
    const rows = [1, 2, 3, 4, 5, 6, 7].map((hari) => ({ ...keys, jadwal_versi_id, hari, jam_masuk, jam_pulang }));
    await db.insertInto('jadwal_baris').values(rows).execute();
    await db
      .insertInto('jadwal_kerja')
      .values({ ...keys, jadwal_id, target: 'organisasi', tgl_mulai: '2020-01-01' })
      .execute();
    return jadwal_id;
  };

  return { jadwal };
}
