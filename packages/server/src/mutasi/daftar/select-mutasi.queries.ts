import type { DaftarMutasiInput } from '@hadir/contract/mutasi/mutasi.ts';
import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { applySort } from '../../platform/db/list/apply-sort.ts';
import { contains } from '../../platform/db/list/contains.ts';
import { terlihatSql } from '../../platform/db/list/terlihat-sql.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';
import type { MutasiTersimpan } from '../dasar/mutasi.queries.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';

const AKSES = kodeSql(STATUS_AKSES);
const SORT = {
  mutasi_id: 'mutasi_id',
  nama: 'nama',
  tgl_mulai: 'tgl_mulai',
  status: 'status',
  dibuat_pada: 'dibuat_pada',
};

type Filter = Partial<z.output<typeof DaftarMutasiInput>>;

/** Whether the row leaves the caller's place, and whether it comes to it; an unsent one is the origin's alone. */
function sidesOf({ organisasi, tenant_id }: MilikCtx) {
  const own = (prefix: string) =>
    organisasi
      ? sql<boolean>`${sql.ref(`mutasi.${prefix}organisasi_id`)} = ${organisasi.organisasi_id}`
      : sql<boolean>`${sql.ref(`mutasi.${prefix}tenant_id`)} = ${tenant_id}`;
  return { keluar: own(''), masuk: sql<boolean>`(${own('tujuan_')} and mutasi.diajukan_pada is not null)` };
}

/** Transfers from the caller's place and to it. */
const selectSemua = (ctx: MilikCtx) => {
  const { keluar, masuk } = sidesOf(ctx);
  return ctx.db
    .selectFrom('mutasi')
    .selectAll('mutasi')
    .$narrowType<Pick<MutasiTersimpan, 'jenis' | 'status'>>()
    .where(sql<boolean>`(${keluar} or ${masuk})`)
    .where(terlihatSql(ctx, 'mutasi.user_id', 'mutasi.tujuan_user_id'));
};

/** The latest first unless sorted otherwise. */
export function selectMutasi(ctx: MilikCtx, { q, sort = '-mutasi_id', status, jenis, arah, user_id }: Filter) {
  const found = selectSemua(ctx)
    .$call((query) => whereGiven(query, 'status', '=', status))
    .$call((query) => whereGiven(query, 'jenis', '=', jenis))
    .$call((query) =>
      whenGiven(query, user_id, (query, user_id) =>
        query.where((eb) => eb.or([eb('user_id', '=', user_id), eb('tujuan_user_id', '=', user_id)])),
      ),
    )
    .$call((query) => whenGiven(query, arah, (query, arah) => query.where(sidesOf(ctx)[arah])))
    .$call((query) =>
      whenGiven(query, q, (query, q) =>
        query.where((eb) =>
          eb.or((['nama', 'nip', 'asal', 'tujuan'] as const).map((column) => eb(column, 'ilike', contains(q)))),
        ),
      ),
    );
  return applySort(found, sort, SORT, 'mutasi_id');
}

export const findMutasi = (ctx: MilikCtx, mutasi_id: number): Promise<MutasiTersimpan | undefined> =>
  selectSemua(ctx).where('mutasi_id', '=', mutasi_id).executeTakeFirst();

/** How many the caller's place has yet to do something about: to send, to confirm, or held up on their day. */
export async function countMutasiMenunggu(ctx: MilikCtx): Promise<number> {
  const { keluar, masuk } = sidesOf(ctx);
  const row = await selectSemua(ctx)
    .clearSelect()
    .select(sql<number>`count(*)`.as('n'))
    .where(sql<boolean>`(${keluar} and status = ${AKSES.dibuat} or ${masuk} and status = ${AKSES.diajukan}
      or status = ${AKSES.disetujui} and dipindahkan_pada is null and tertahan is not null)`)
    .executeTakeFirstOrThrow();
  return row.n;
}

export type Tujuan = { tenant_id: number; organisasi_id: number; kode_organisasi: string; nama: string };

/** Where a member of this tenant may be moved to. */
export async function listTujuan({ db, tenant_id }: MilikCtx, cari: string, jumlah: number): Promise<Tujuan[]> {
  const { rows } = await sql<Tujuan>`
    select * from hadir.tujuan_mutasi(${tenant_id}, ${cari}, ${jumlah}::integer)`.execute(db);
  return rows;
}
