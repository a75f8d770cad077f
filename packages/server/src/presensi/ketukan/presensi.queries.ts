import { LABEL_RADIUS } from '@hadir/contract/kehadiran/hari/label-radius.ts';
import { sql } from 'kysely';
import { rowInserter } from '../../platform/db/together/insert-rows.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import { INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

/** Events that members made themselves: added, never changed (aturan/presensi#peristiwa). */
export const insertPresensi = rowInserter('presensi', {
  presensi_id: 'bigint',
  tenant_id: 'integer',
  organisasi_id: 'integer',
  user_id: 'integer',
  waktu: 'timestamptz',
  timezone: 'text',
  sumber: 'text',
  lat: 'double precision',
  lng: 'double precision',
  akurasi_meter: 'real',
  radius: 'smallint',
  jarak_meter: 'real',
  lokasi_presensi_id: 'integer',
  foto: 'uuid',
  is_luring: 'boolean',
  is_lokasi_palsu: 'boolean',
  waktu_klien: 'timestamptz',
  selisih_jam: 'bigint',
  is_ditinjau: 'boolean',
  sebab_ditinjau: 'text[]',
  keterangan: 'text',
  diterima_pada: 'timestamptz',
});

export type PresensiBaru = Parameters<typeof insertPresensi>[0][number];

/** By a plan that is kept: without its time an event may be in any month. */
export function findFotoPresensi(db: Db, organisasi_id: number, presensi_id: number) {
  return db
    .selectFrom('presensi')
    .select(['user_id', 'foto'])
    .where('organisasi_id', '=', organisasi_id)
    .where('presensi_id', '=', presensi_id)
    .modifyFront(PREPARED)
    .executeTakeFirst();
}

/** An id for an event to come, where what belongs to the event has to name it first. */
export async function nextPresensiId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('presensi_presensi_id_seq') as id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The sequence answered nothing');
  return row.id;
}

export const DATA_SAYA_PRESENSI: SalinanTabel = {
  presensi: {
    judul: 'Presensi',
    kolom: {
      presensi_id: 'Nomor',
      ...INSTANSI,
      waktu: 'Waktu',
      timezone: 'Zona waktu',
      sumber: 'Sumber',
      lat: 'Lintang',
      lng: 'Bujur',
      akurasi_meter: 'Akurasi (meter)',
      radius: 'Radius',
      jarak_meter: 'Jarak (meter)',
      lokasi_presensi_id: 'Lokasi',
      foto: 'Foto',
      perangkat: 'Perangkat',
      perangkat_id: 'Nomor perangkat',
      id_luar: 'Nomor di mesin',
      is_luring: 'Tanpa sambungan',
      is_lokasi_palsu: 'Lokasi palsu',
      waktu_klien: 'Waktu perangkat',
      selisih_jam: 'Selisih jam perangkat',
      is_ditinjau: 'Menunggu tinjauan',
      sebab_ditinjau: 'Sebab ditinjau',
      keterangan: 'Keterangan',
      diterima_pada: 'Diterima',
    },
    tanpa: ['user_id'],
    berkas: 'foto',
    kata: { radius: LABEL_RADIUS },
  },
};
