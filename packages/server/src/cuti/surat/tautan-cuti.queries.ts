import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { InstansiCtx } from '../../persetujuan/pejabat.queries.ts';

type TautanBaru = { token_hash: Buffer; cuti_id: number; user_id: number; urutan: number; kedaluwarsa_pada: Date };

export async function insertTautanCuti({ db, organisasi }: InstansiCtx, tautan: TautanBaru): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  await db
    .insertInto('cuti_tautan')
    .values({ ...tautan, tenant_id, organisasi_id })
    .execute();
}

/** Who of these levels' approvers has a link that is still good, as 'cuti_id urutan user_id'. */
export async function listTersurat({ db, organisasi }: InstansiCtx, now: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('cuti_tautan')
    .select(['cuti_id', 'urutan', 'user_id'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where(sql<boolean>`kedaluwarsa_pada > ${now}::timestamptz`)
    .execute();
  return new Set(rows.map(({ cuti_id, urutan, user_id }) => `${cuti_id} ${urutan} ${user_id}`));
}

export type TautanCuti = {
  cuti_id: number;
  urutan: number;
  organisasi_id: number;
  /** Whom it stands for. */
  user_id: number;
  is_dipakai: boolean;
  is_kedaluwarsa: boolean;
};

/** A link, good or not. Asked before anything is in scope. */
export function findTautanCuti(db: Db, token_hash: Buffer, now: Date): Promise<TautanCuti | undefined> {
  return db
    .selectFrom('cuti_tautan')
    .select(['cuti_id', 'urutan', 'organisasi_id', 'user_id'])
    .select([
      sql<boolean>`dipakai_pada is not null`.as('is_dipakai'),
      sql<boolean>`kedaluwarsa_pada <= ${now}::timestamptz`.as('is_kedaluwarsa'),
    ])
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
}

/** Whether this call is the one that uses the link up. */
export async function useTautanCuti({ db, now }: OrganisasiCtx, token_hash: Buffer): Promise<boolean> {
  const used = await db
    .updateTable('cuti_tautan')
    .set({ dipakai_pada: now })
    .where('token_hash', '=', token_hash)
    .where('dipakai_pada', 'is', null)
    .returning('cuti_id')
    .executeTakeFirst();
  return used !== undefined;
}
