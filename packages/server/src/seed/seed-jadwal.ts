import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import type { RencanaOrganisasi } from './rencana/rencana.ts';
import type { At } from './dasar/seed-organisasi.ts';

/** The organisation's regular hours by weekday, given to everyone in it since the beginning. */
export async function seedJadwal(trx: Db, at: At, rencana: RencanaOrganisasi): Promise<void> {
  const { jadwal_id } = await trx
    .insertInto('jadwal')
    .values({
      ...at,
      nama: rencana.hari_kerja.length === 6 ? 'Reguler enam hari' : 'Reguler lima hari',
      tipe_jadwal: TIPE_JADWAL.reguler,
    })
    .returning('jadwal_id')
    .executeTakeFirstOrThrow();
  const { jadwal_versi_id } = await trx
    .insertInto('jadwal_versi')
    .values({ ...at, jadwal_id, tgl_mulai: '2020-01-01' })
    .returning('jadwal_versi_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('jadwal_baris')
    .values(
      rencana.hari_kerja.map((hari) => ({
        ...at,
        jadwal_versi_id,
        hari,
        jam_masuk: rencana.masuk,
        jam_pulang: hari === 5 ? rencana.pulang_jumat : rencana.pulang,
        istirahat_mulai: hari === 5 && rencana.jenis === 'madrasah' ? null : '12:00',
        istirahat_selesai:
          hari === 5 && rencana.jenis === 'madrasah' ? null : rencana.jenis === 'kantor' ? '13:00' : '12:20',
      })),
    )
    .execute();
  await trx
    .insertInto('jadwal_kerja')
    .values({ ...at, jadwal_id, target: 'organisasi', tgl_mulai: '2020-01-01' })
    .execute();
}
