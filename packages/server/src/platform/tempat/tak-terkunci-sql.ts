import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { sql, type RawBuilder } from 'kysely';
import { kodeSql } from '../kit/kode-sql.ts';
import { langgananBerlakuSql } from './langganan-berlaku-sql.ts';

const SUMBER = kodeSql(SUMBER_DATA);

/**
 * Whether what is locked for a linked organisation without subscription is open at the row of `organisasi` under this alias on
 * a day, as `isTerkunci` of the rules says it to its operator.
 */
export const takTerkunciSql = (alias: string, today: string | RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${langgananBerlakuSql(alias, today)} or ${sql.ref(`${alias}.k_sumber_data`)} <> ${SUMBER.terhubung})`;
