import { BERGESER } from '@hadir/rules/perangkat/judge-selisih.ts';
import { PERANGKAT_DIAM_JAM } from '@hadir/rules/perangkat/masa-perangkat.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { sql, type RawBuilder } from 'kysely';
import { kodeSql } from '../../platform/kit/kode-sql.ts';

const RECORD = kodeSql(STATUS_RECORD);

/** Whether the row `p` of `perangkat` is a machine in use whose clock is off. */
export const isMesinBergeser: RawBuilder<boolean> = sql<boolean>`
  coalesce(p.jenis = 'mesin' and p.status = ${RECORD.aktif} and abs(p.selisih_detik) >= ${sql.lit(BERGESER)}, false)`;

/** Whether the row `p` of `perangkat` is a machine in use, or a kiosk that was set up, and was not heard of for a day. */
export const isMesinDiam = (now: Date): RawBuilder<boolean> => sql<boolean>`
  ((p.jenis = 'mesin' or p.dipasang_pada is not null) and p.status = ${RECORD.aktif}
    and coalesce(p.terakhir_terlihat, p.dibuat_pada) < ${now.toISOString()}::timestamptz - ${sql.lit(PERANGKAT_DIAM_JAM)} * interval '1 hour')`;
