import type { Tanggal } from '@hadir/rules/tanggal.ts';
import type { LotBaru } from '@hadir/rules/cuti/saldo-cuti.ts';
import { sql } from 'kysely';
import { PREPARED } from '../db/prepared.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { keyOfPemilik, type Pemilik } from './lot-saldo.queries.ts';

export type SisaLot = LotBaru & { sisa: number };

/** What each lot of these members holds by the lines written until a date, by `keyOfPemilik`. */
export async function sumSisaLot(
  { db, organisasi }: OrganisasiCtx,
  user_ids: readonly number[],
  tanggal: Tanggal,
): Promise<Map<string, SisaLot[]>> {
  const { rows } = await sql<Pemilik & SisaLot>`
    ${PREPARED} select l.user_id, l.cuti_kategori_id, l.tahun, l.mulai, l.kedaluwarsa, s.sisa
    from cuti_lot l cross join lateral (
      select coalesce(sum(s.jumlah), 0) as sisa from cuti_saldo s
      where s.organisasi_id = l.organisasi_id and s.cuti_lot_id = l.cuti_lot_id and s.tanggal <= ${tanggal}) s
    where l.organisasi_id = ${organisasi.organisasi_id} and l.user_id = any(${user_ids}::integer[])`.execute(db);
  return Map.groupBy(rows, keyOfPemilik);
}
