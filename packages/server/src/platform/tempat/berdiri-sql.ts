import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { sql, type RawBuilder } from 'kysely';

/** Whether the organisation or tenant under this alias is one: what waits or was turned down is a request still. */
export const berdiriSql = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(alias)}.status not in (${sql.lit(STATUS_RECORD.menunggu)}, ${sql.lit(STATUS_RECORD.ditolak)})`;
