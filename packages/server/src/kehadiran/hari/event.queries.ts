import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import { eventHariSql } from './event-hari-sql.ts';

type HariDijelaskan = { tanggal: Tanggal; penjelasan: { events: readonly { presensi_id: number }[] } };

/** The events that these days name, with the location that each was compared with, as days and lists show them. */
export async function listPresensiOfHari(db: Db, organisasi_id: number, hari: readonly HariDijelaskan[]) {
  const ids = hari.flatMap(({ penjelasan }) => penjelasan.events.map((event) => event.presensi_id));
  if (ids.length === 0) return [];
  return selectPresensi(db, organisasi_id)
    .where('presensi.presensi_id', 'in', ids)
    .where(
      eventHariSql(
        'presensi.waktu',
        hari.map(({ tanggal }) => tanggal),
      ),
    )
    .execute();
}

/** An event with everything that was recorded of it; by a plan that is kept, since it may be in any month. */
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
    .modifyFront(PREPARED)
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
    .leftJoin('wajah_presensi', (join) =>
      join
        .onRef('wajah_presensi.organisasi_id', '=', 'presensi.organisasi_id')
        .onRef('wajah_presensi.presensi_id', '=', 'presensi.presensi_id'),
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
      'wajah_presensi.is_face_verified',
      'presensi.foto',
      'presensi.is_luring',
      'presensi.is_lokasi_palsu',
      'presensi.is_ditinjau',
    ])
    .where('presensi.organisasi_id', '=', organisasi_id);
}

export type PresensiRow = Awaited<ReturnType<typeof listPresensiOfHari>>[number];
