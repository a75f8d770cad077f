import { STATUS_CUTI, type StatusCuti } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { sql } from 'kysely';
import { kodeSql } from '../../platform/kit/kode-sql.ts';

const CUTI = kodeSql(STATUS_CUTI);

/** As what a leave `c` stands on its days: asked for, or in force, also where later days of it were cancelled (aturan/cuti#berlaku). */
export const SEBAGAI = sql<StatusCuti>`case c.status when ${CUTI.diajukan} then ${CUTI.diajukan} else ${CUTI.disetujui} end`;

/** Whether a leave `c` stands on days at all, asked for or in force (aturan/cuti#berlaku). */
export const DIMINTA_ATAU_BERLAKU = sql`(c.status = ${CUTI.diajukan} or hadir.adalah_cuti_berlaku(c))`;
