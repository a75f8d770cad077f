import { sql } from 'kysely';
import { rowInserter } from '../../platform/db/statements/insert-rows.ts';
import type { Db } from '../../platform/db/open/open-db.ts';

/** The events of these ids, with the location that each was compared with, as days and lists show them. */
export function listPresensiById(db: Db, organisasi_id: number, ids: readonly number[]) {
  return selectPresensi(db, organisasi_id)
    .where('presensi.presensi_id', 'in', ids.length ? ids : [0])
    .execute();
}

/** An event with everything that was recorded of it. */
export function findPresensi(db: Db, organisasi_id: number, presensi_id: number) {
  return selectPresensi(db, organisasi_id)
    .select([
      'presensi.lat',
      'presensi.lng',
      'presensi.akurasi_meter',
      'presensi.perangkat',
      'presensi.waktu_klien',
      'presensi.diterima_pada',
      'presensi.keterangan',
      'lokasi_presensi.lat as lokasi_lat',
      'lokasi_presensi.lng as lokasi_lng',
      'lokasi_presensi.radius_meter',
    ])
    .where('presensi.presensi_id', '=', presensi_id)
    .executeTakeFirst();
}

function selectPresensi(db: Db, organisasi_id: number) {
  return db
    .selectFrom('presensi')
    .leftJoin('lokasi_presensi', (join) =>
      join
        .onRef('lokasi_presensi.organisasi_id', '=', 'presensi.organisasi_id')
        .onRef('lokasi_presensi.lokasi_presensi_id', '=', 'presensi.lokasi_presensi_id'),
    )
    .select([
      'presensi.presensi_id',
      'presensi.user_id',
      'presensi.waktu',
      'presensi.timezone',
      'presensi.sumber',
      'presensi.radius',
      'presensi.jarak_meter',
      'presensi.lokasi_presensi_id',
      'lokasi_presensi.nama as nama_lokasi',
      'presensi.is_face_verified',
      'presensi.foto',
      'presensi.is_luring',
      'presensi.is_lokasi_palsu',
      'presensi.is_ditinjau',
    ])
    .where('presensi.organisasi_id', '=', organisasi_id);
}

export type PresensiRow = Awaited<ReturnType<typeof listPresensiById>>[number];

/** Events that members made themselves. */
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
  is_face_verified: 'boolean',
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

export function findFotoPresensi(db: Db, organisasi_id: number, presensi_id: number) {
  return db
    .selectFrom('presensi')
    .select(['user_id', 'foto'])
    .where('organisasi_id', '=', organisasi_id)
    .where('presensi_id', '=', presensi_id)
    .executeTakeFirst();
}

/** An id for an event to come, where what belongs to the event has to name it first. */
export async function nextPresensiId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('presensi_presensi_id_seq') as id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The sequence answered nothing');
  return row.id;
}
