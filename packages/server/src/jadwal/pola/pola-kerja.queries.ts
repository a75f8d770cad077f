import type { PolaKerja } from '@hadir/contract/jadwal/pola/pola-kerja.contract.ts';
import { sql } from 'kysely';
import { applySort } from '../../platform/db/list/apply-sort.ts';
import { contains } from '../../platform/db/list/contains.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import { terlihatSql } from '../../platform/db/list/terlihat-sql.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { INSTANSI, MASA, type SalinanTabel } from '../../platform/kit/bagian.ts';

const siklus = sql<PolaKerja['siklus']>`(
  select coalesce(jsonb_agg(jsonb_build_object('jadwal_id', h.jadwal_id, 'nama', j.nama) order by h.urutan), '[]')
  from pola_kerja_hari h left join jadwal j on j.jadwal_id = h.jadwal_id
  where h.organisasi_id = pola_kerja.organisasi_id and h.pola_kerja_id = pola_kerja.pola_kerja_id)`;
/** Of members only those whom the caller sees. */
const sasaranOf = (ctx: OrganisasiCtx) => sql<PolaKerja['sasaran']>`(
  select coalesce(jsonb_agg(jsonb_build_object('user_id', s.user_id, 'group_id', s.group_id,
    'nama', coalesce(u.nama, g.nama), 'tgl_mulai', s.tgl_mulai, 'tgl_selesai', s.tgl_selesai)
    order by s.tgl_mulai, s.pola_kerja_sasaran_id), '[]')
  from pola_kerja_sasaran s left join users u on u.user_id = s.user_id left join grup g on g.group_id = s.group_id
  where s.organisasi_id = pola_kerja.organisasi_id and s.pola_kerja_id = pola_kerja.pola_kerja_id
    and (s.user_id is null or ${terlihatSql(ctx, 's.user_id')}))`;

const SORT = { nama: 'pola_kerja.nama', tgl_acuan: 'pola_kerja.tgl_acuan' };

const selectPola = (ctx: OrganisasiCtx) =>
  ctx.db
    .selectFrom('pola_kerja')
    .select(['pola_kerja.pola_kerja_id', 'pola_kerja.nama', 'pola_kerja.tgl_acuan', siklus.as('siklus')])
    .select(sasaranOf(ctx).as('sasaran'))
    .where('pola_kerja.organisasi_id', '=', ctx.organisasi.organisasi_id);

type Filter = { page: number; count: number; q?: string | undefined; sort?: string | undefined };

export function selectPolaKerja(ctx: OrganisasiCtx, { page, count, q, sort }: Filter) {
  const found = selectPola(ctx).$call((query) =>
    whenGiven(query, q, (query, q) => query.where('pola_kerja.nama', 'ilike', contains(q))),
  );
  return paginate(applySort(found, sort, SORT, 'pola_kerja.pola_kerja_id'), { page, count });
}

/** Every pattern of the organisation, by name. */
export const listAllPola = (ctx: OrganisasiCtx): Promise<PolaKerja[]> => selectPola(ctx).orderBy('nama').execute();

export const findPolaKerja = (ctx: OrganisasiCtx, pola_kerja_id: number): Promise<PolaKerja | undefined> =>
  selectPola(ctx).where('pola_kerja.pola_kerja_id', '=', pola_kerja_id).executeTakeFirst();

export type PolaBaru = {
  nama: string;
  tgl_acuan: string;
  siklus: readonly (number | null)[];
  sasaran: readonly {
    user_id: number | null;
    group_id: number | null;
    tgl_mulai: string;
    tgl_selesai: string | null;
  }[];
};

/** Writes a cycle and whom it is given to; with an id in the place of what that one was. Answers its id. */
export async function savePola(ctx: OrganisasiCtx, pola_kerja_id: number | null, pola: PolaBaru): Promise<number> {
  const { db, organisasi } = ctx;
  const { tenant_id, organisasi_id } = organisasi;
  const { nama, tgl_acuan } = pola;
  if (pola_kerja_id !== null) {
    await db
      .updateTable('pola_kerja')
      .set({ nama, tgl_acuan })
      .where('organisasi_id', '=', organisasi_id)
      .where('pola_kerja_id', '=', pola_kerja_id)
      .execute();
    for (const table of ['pola_kerja_hari', 'pola_kerja_sasaran'] as const) {
      await db
        .deleteFrom(table)
        .where('organisasi_id', '=', organisasi_id)
        .where('pola_kerja_id', '=', pola_kerja_id)
        .execute();
    }
  }
  const id = pola_kerja_id ?? (await insertPola(ctx, { nama, tgl_acuan }));
  const keys = { tenant_id, organisasi_id, pola_kerja_id: id };
  await db
    .insertInto('pola_kerja_hari')
    .values(pola.siklus.map((jadwal_id, index) => ({ ...keys, urutan: index + 1, jadwal_id })))
    .execute();
  if (pola.sasaran.length > 0) {
    await db
      .insertInto('pola_kerja_sasaran')
      .values(pola.sasaran.map((row) => ({ ...row, ...keys })))
      .execute();
  }
  return id;
}

async function insertPola({ db, organisasi }: OrganisasiCtx, pola: { nama: string; tgl_acuan: string }) {
  const { tenant_id, organisasi_id } = organisasi;
  const { pola_kerja_id } = await db
    .insertInto('pola_kerja')
    .values({ ...pola, tenant_id, organisasi_id })
    .returning('pola_kerja_id')
    .executeTakeFirstOrThrow();
  return pola_kerja_id;
}

export async function deletePola({ db, organisasi }: OrganisasiCtx, pola_kerja_id: number): Promise<void> {
  await db
    .deleteFrom('pola_kerja')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('pola_kerja_id', '=', pola_kerja_id)
    .execute();
}

export const DATA_SAYA_POLA_KERJA_SASARAN: SalinanTabel = {
  pola_kerja_sasaran: {
    judul: 'Pola kerja',
    kolom: { ...INSTANSI, pola_kerja_id: 'Pola kerja', ...MASA },
    tanpa: ['pola_kerja_sasaran_id', 'group_id', 'user_id'],
  },
};
