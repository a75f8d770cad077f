import type { Grup } from '@hadir/contract/grup/grup.contract.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { sql } from 'kysely';
import { applySort } from '../platform/db/list/apply-sort.ts';
import { contains } from '../platform/db/list/contains.ts';
import { paginate } from '../platform/db/list/paginate.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { whenGiven } from '../platform/db/list/when-given.ts';
import { whereGiven } from '../platform/db/list/where-given.ts';
import type { LaporanCtx } from '../platform/print/laporan-ctx.ts';
import type { SalinanTabel } from '../platform/kit/bagian.ts';

const SORT = { nama: 'grup.nama', kepala: 'kepala.nama', jumlah_anggota: 'jumlah_anggota', status: 'grup.status' };

type Dibaca = Pick<LaporanCtx, 'db' | 'organisasi' | 'today'>;

const selectGrup = ({ db, organisasi, today }: Dibaca) =>
  db
    .selectFrom('grup')
    .leftJoin('users as kepala', 'kepala.user_id', 'grup.kepala_user_id')
    .select(['grup.group_id', 'grup.nama', 'grup.kepala_user_id', 'kepala.nama as kepala', 'grup.status'])
    .select((eb) =>
      eb
        .selectFrom('anggota_grup')
        .innerJoin('anggota', (join) =>
          join
            .onRef('anggota.organisasi_id', '=', 'anggota_grup.organisasi_id')
            .onRef('anggota.user_id', '=', 'anggota_grup.user_id'),
        )
        .select(({ fn }) => fn.countAll<number>().as('jumlah'))
        .whereRef('anggota_grup.organisasi_id', '=', 'grup.organisasi_id')
        .whereRef('anggota_grup.group_id', '=', 'grup.group_id')
        .where(sql<boolean>`anggota_grup.berlaku @> ${today}::date`)
        .where('anggota.status', '<>', STATUS_KEANGGOTAAN.tidak_aktif)
        .as('jumlah_anggota'),
    )
    .$narrowType<{ status: Grup['status']; jumlah_anggota: number }>()
    .where('grup.organisasi_id', '=', organisasi.organisasi_id);

type Filter = {
  page?: number | undefined;
  count: number;
  q?: string | undefined;
  sort?: string | undefined;
  status?: number | undefined;
};

/** A page where one is asked for, else every group. */
export function selectGrupRows(ctx: OrganisasiCtx, { page, count, q, sort, status }: Filter) {
  const found = selectGrup(ctx)
    .$call((query) => whereGiven(query, 'grup.status', '=', status))
    .$call((query) => whenGiven(query, q, (query, q) => query.where('grup.nama', 'ilike', contains(q))));
  const ordered = applySort(found, sort, SORT, 'grup.group_id');
  return page === undefined ? ordered.execute() : paginate(ordered, { page, count });
}

export const findGrup = (ctx: Dibaca, group_id: number): Promise<Grup | undefined> =>
  selectGrup(ctx).where('grup.group_id', '=', group_id).executeTakeFirst();

/** Which of these groups the organisation has. */
export const listGrupOf = ({ db, organisasi }: OrganisasiCtx, group_ids: number[]) =>
  db
    .selectFrom('grup')
    .select(['group_id', 'nama', 'status'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('group_id', 'in', group_ids)
    .execute();

/** The groups that members can be placed in, by name. */
export const listGrupAktif = ({ db, organisasi }: OrganisasiCtx) =>
  db
    .selectFrom('grup')
    .select(['group_id', 'nama'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('status', '=', STATUS_RECORD.aktif)
    .orderBy('nama')
    .execute();

/** The group that a member heads, if any. */
export const findGrupKepala = ({ db, organisasi }: OrganisasiCtx, user_id: number) =>
  db
    .selectFrom('grup')
    .select('nama')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('kepala_user_id', '=', user_id)
    .limit(1)
    .executeTakeFirst();

type Isi = { nama: string; kepala_user_id: number | null };

export async function insertGrup({ db, tenant_id, organisasi, actor }: OrganisasiCtx, grup: Isi): Promise<number> {
  const { group_id } = await db
    .insertInto('grup')
    .values({
      ...grup,
      kepala_oleh: grup.kepala_user_id === null ? null : actor.user_id,
      tenant_id,
      organisasi_id: organisasi.organisasi_id,
    })
    .returning('group_id')
    .executeTakeFirstOrThrow();
  return group_id;
}

/** Who changes the head has named him; who only renames the group has not. */
export async function updateGrup(
  { db, organisasi, actor }: OrganisasiCtx,
  group_id: number,
  grup: Isi & { status: number },
): Promise<void> {
  const { kepala_user_id } = grup;
  const oleh = kepala_user_id === null ? null : actor.user_id;
  const kepala_oleh = sql<number | null>`case when kepala_user_id is distinct from ${kepala_user_id}::integer
    then ${oleh}::integer else kepala_oleh end`;
  await db
    .updateTable('grup')
    .set({ ...grup, kepala_oleh })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('group_id', '=', group_id)
    .execute();
}

export async function deleteGrup({ db, organisasi }: OrganisasiCtx, group_id: number): Promise<void> {
  await db
    .deleteFrom('grup')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('group_id', '=', group_id)
    .execute();
}

export const DATA_SAYA_GRUP: SalinanTabel = {
  grup: 'the organisation’s; whom he leads is not about him',
};
