import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql, type RawBuilder } from 'kysely';
import { kodeSql } from '../../platform/kit/kode-sql.ts';

const KEANGGOTAAN = kodeSql(STATUS_KEANGGOTAAN);

/** Whether the row of `anggota` under this alias gives anything on a day, as `isKeanggotaanAktif` of the rules says it. */
export function anggotaAktifSql(alias: string, today: Tanggal): RawBuilder<boolean> {
  const a = sql.ref(alias);
  return sql<boolean>`(${a}.status <> ${KEANGGOTAAN.tidak_aktif} and exists (
    select from keanggotaan masa where masa.organisasi_id = ${a}.organisasi_id and masa.user_id = ${a}.user_id
      and coalesce(masa.tgl_selesai, 'infinity') >= ${today}::date))`;
}
