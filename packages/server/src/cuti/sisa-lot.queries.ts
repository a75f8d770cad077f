import type { Tanggal } from '@hadir/rules/tanggal.ts';
import { sql } from 'kysely';
import { PREPARED } from '../db/prepared.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { keyOfPemilik, type Pemilik } from './lot-saldo.queries.ts';

/** What the lots of these members that may be used on a date hold by the lines written until it, by `keyOfPemilik`. */
export async function sumSisaLot(
  { db, organisasi }: OrganisasiCtx,
  user_ids: readonly number[],
  tanggal: Tanggal,
): Promise<Map<string, number>> {
  const { rows } = await sql<Pemilik & { sisa: number }>`
    ${PREPARED} select l.user_id, l.cuti_kategori_id, sum(s.sisa) as sisa
    from cuti_lot l cross join lateral (
      select coalesce(sum(s.jumlah), 0) as sisa from cuti_saldo s
      where s.organisasi_id = l.organisasi_id and s.cuti_lot_id = l.cuti_lot_id and s.tanggal <= ${tanggal}) s
    where l.organisasi_id = ${organisasi.organisasi_id} and l.user_id = any(${user_ids}::integer[])
      and l.mulai <= ${tanggal} and coalesce(l.kedaluwarsa, 'infinity') >= ${tanggal}
    group by l.user_id, l.cuti_kategori_id`.execute(db);
  return new Map(rows.map((row) => [keyOfPemilik(row), row.sisa]));
}
