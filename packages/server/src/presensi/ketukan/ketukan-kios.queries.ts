import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import type { SebabDitinjau } from '@hadir/rules/presensi/ketukan/sebab-ditinjau.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { listLuar } from './luar.queries.ts';
import type { Mesin } from './ketukan-mesin.queries.ts';

/** What a member did at a kiosk; `id_luar` is the same however often it is sent. */
export type KetukanKios = {
  user_id: number;
  waktu: string;
  id_luar: string;
  foto: string | null;
  /** It was read while the kiosk had no network, and is told later. */
  is_luring: boolean;
  is_ditinjau: boolean;
  sebab_ditinjau: SebabDitinjau[] | null;
};

/** The member whose event this is already, or undefined where nothing was recorded under it yet. */
export async function findKetukanKios(
  db: Db,
  { organisasi_id, perangkat_id }: Pick<Mesin, 'organisasi_id' | 'perangkat_id'>,
  id_luar: string,
) {
  const [luar] = await listLuar(db, { organisasi_id, perangkat_id }, [id_luar]);
  if (!luar) return undefined;
  return db
    .selectFrom('presensi')
    .select(['user_id', 'is_ditinjau'])
    .where('organisasi_id', '=', organisasi_id)
    .where('presensi_id', '=', luar.presensi_id)
    .executeTakeFirst();
}

/** Records it, or answers undefined where it was recorded before. */
export async function insertKetukanKios(
  db: Db,
  { tenant_id, organisasi_id, perangkat_id, nama, lokasi_presensi_id, timezone }: Mesin,
  { user_id, waktu, id_luar, foto, is_luring, is_ditinjau, sebab_ditinjau }: KetukanKios,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ presensi_id: number }>`
    insert into presensi (tenant_id, organisasi_id, user_id, waktu, timezone, sumber, perangkat, perangkat_id, id_luar,
      radius, lokasi_presensi_id, foto, is_luring, is_ditinjau, sebab_ditinjau, diterima_pada)
    values (${tenant_id}::integer, ${organisasi_id}::integer, ${user_id}::integer, ${waktu}::timestamptz, ${timezone},
      'kiosk', ${nama}, ${perangkat_id}::integer, ${id_luar}, ${STATUS_RADIUS.dalam}::smallint,
      ${lokasi_presensi_id}::integer, ${foto}::uuid, ${is_luring}, ${is_ditinjau}, ${sebab_ditinjau}::text[],
      ${now.toISOString()}::timestamptz)
    on conflict do nothing
    returning presensi_id
  `.execute(db);
  return rows[0]?.presensi_id;
}
