import { TAUTAN_HARI } from '@hadir/rules/persetujuan/masa-tautan.ts';
import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import type { UntukPersetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import { sql } from 'kysely';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { InstansiCtx } from '../dasar/pejabat.queries.ts';
import type { SalinanTabel } from '../../platform/kit/bagian.ts';

/** Milliseconds that a link is good for. */
export const MASA_TAUTAN = TAUTAN_HARI * SEHARI_MS;

type TautanBaru = {
  token_hash: Buffer;
  jalan_id: number;
  user_id: number;
  urutan: number;
  versi: number;
  kedaluwarsa_pada: Date;
};

export async function insertTautan({ db, organisasi }: InstansiCtx, tautan: TautanBaru): Promise<void> {
  const { tenant_id, organisasi_id } = organisasi;
  await db
    .insertInto('persetujuan_tautan')
    .values({ ...tautan, tenant_id, organisasi_id })
    .modifyEnd(PREPARED)
    .execute();
}

/** Who of these levels' approvers has a link that is still good, as 'jalan_id versi urutan user_id'. */
export async function listTersurat({ db, organisasi }: InstansiCtx, now: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('persetujuan_tautan')
    .select(['jalan_id', 'versi', 'urutan', 'user_id'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where(sql<boolean>`kedaluwarsa_pada > ${now}::timestamptz`)
    .execute();
  return new Set(rows.map(({ jalan_id, versi, urutan, user_id }) => `${jalan_id} ${versi} ${urutan} ${user_id}`));
}

/** Who was mailed after then about requests of which kind, as 'untuk user_id'. */
export async function listDisuratiSejak({ db, organisasi }: InstansiCtx, sejak: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('persetujuan_tautan as t')
    .innerJoin('persetujuan_jalan as j', (join) =>
      join.onRef('j.organisasi_id', '=', 't.organisasi_id').onRef('j.jalan_id', '=', 't.jalan_id'),
    )
    .select(['j.untuk', 't.user_id'])
    .distinct()
    .where('t.organisasi_id', '=', organisasi.organisasi_id)
    .where(sql<boolean>`t.kedaluwarsa_pada > ${new Date(sejak.getTime() + MASA_TAUTAN)}::timestamptz`)
    .execute();
  return new Set(rows.map(({ untuk, user_id }) => `${untuk} ${user_id}`));
}

export type Tautan = {
  untuk: UntukPersetujuan;
  objek_id: number;
  urutan: number;
  versi: number;
  organisasi_id: number;
  /** Whom it stands for. */
  user_id: number;
  is_dipakai: boolean;
  is_kedaluwarsa: boolean;
};

/** A link, good or not. Asked before anything is in scope. */
export function findTautan(db: Db, token_hash: Buffer, now: Date): Promise<Tautan | undefined> {
  return db
    .selectFrom('persetujuan_tautan as t')
    .innerJoin('persetujuan_jalan as j', (join) =>
      join.onRef('j.organisasi_id', '=', 't.organisasi_id').onRef('j.jalan_id', '=', 't.jalan_id'),
    )
    .select(['j.untuk', 'j.objek_id', 't.urutan', 't.versi', 't.organisasi_id', 't.user_id'])
    .select([
      sql<boolean>`t.dipakai_pada is not null`.as('is_dipakai'),
      sql<boolean>`t.kedaluwarsa_pada <= ${now}::timestamptz`.as('is_kedaluwarsa'),
    ])
    .$narrowType<{ untuk: UntukPersetujuan }>()
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
}

/** Whether this call is the one that uses the link up. */
export async function useTautan({ db, now }: OrganisasiCtx, token_hash: Buffer): Promise<boolean> {
  const used = await db
    .updateTable('persetujuan_tautan')
    .set({ dipakai_pada: now })
    .where('token_hash', '=', token_hash)
    .where('dipakai_pada', 'is', null)
    .returning('jalan_id')
    .executeTakeFirst();
  return used !== undefined;
}

export const DATA_SAYA_PERSETUJUAN_TAUTAN: SalinanTabel = {
  persetujuan_tautan: 'a key that opens a decision by mail',
};
