import type { Atribut } from '@hadir/contract/atribut/daftar/atribut.ts';
import { seesSemua } from '@hadir/rules/akses/terlihat.ts';
import { sql } from 'kysely';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { organisasiIdOf } from '../../platform/ctx/organisasi-id-of.ts';
import { contains } from '../../platform/db/list/contains.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import { terlihatSql } from '../../platform/db/list/terlihat-sql.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';

/** The organisation's own and its tenant's, or of a tenant its own; for a member those that are shown to him. */
const selectAtribut = ({ db, tenant_id, organisasi, actor }: MilikCtx) =>
  db
    .selectFrom('atribut')
    .select(['atribut_id', 'nama', 'tipe', 'pilihan', 'is_wajib', 'is_dilihat_anggota', 'is_diisi_anggota', 'status'])
    .select('keterangan')
    .select(sql<boolean>`atribut.organisasi_id is null`.as('is_milik_tenant'))
    .select((eb) =>
      eb
        .selectFrom('anggota_atribut')
        .select(({ fn }) => fn.countAll<number>().as('jumlah'))
        .where('anggota_atribut.tenant_id', '=', tenant_id)
        .whereRef('anggota_atribut.pemilik', '=', 'atribut.pemilik')
        .whereRef('anggota_atribut.atribut_id', '=', 'atribut.atribut_id')
        .$call((q) =>
          whenGiven(q, organisasi, (q, organisasi) => q.where('organisasi_id', '=', organisasi.organisasi_id)),
        )
        .where(terlihatSql({ actor }, 'anggota_atribut.user_id'))
        .as('jumlah_terisi'),
    )
    .$narrowType<Pick<Atribut, 'tipe' | 'status' | 'jumlah_terisi'>>()
    .where('atribut.tenant_id', '=', tenant_id)
    .where('atribut.pemilik', 'in', [0, organisasi?.organisasi_id ?? 0])
    .$if(!seesSemua(actor.peran), (q) => q.where('atribut.is_dilihat_anggota', '=', true));

type Saring = { q?: string | undefined; status?: number | undefined };

/** The tenant's first, each owner's in the order that he gave them. */
const selectTersaring = (ctx: MilikCtx, { q, status }: Saring) =>
  selectAtribut(ctx)
    .$call((query) => whenGiven(query, q, (query, q) => query.where('atribut.nama', 'ilike', contains(q))))
    .$call((query) => whereGiven(query, 'atribut.status', '=', status))
    .orderBy('pemilik')
    .orderBy('urutan')
    .orderBy('atribut_id');

export const selectAtributRows = (
  ctx: MilikCtx,
  { page, count, ...saring }: Saring & { page: number; count: number },
) => paginate(selectTersaring(ctx, saring), { page, count });

export const listAllAtribut = (ctx: MilikCtx, saring: Saring): Promise<Atribut[]> =>
  selectTersaring(ctx, saring).execute();

export const findAtribut = (ctx: MilikCtx, atribut_id: number): Promise<Atribut | undefined> =>
  selectAtribut(ctx).where('atribut.atribut_id', '=', atribut_id).executeTakeFirst();

/** Whose another atribut of this name is where both would stand in one list; undefined where there is none. */
export const findNamaTerpakai = ({ db, tenant_id, organisasi }: MilikCtx, nama: string, selain: number | undefined) =>
  db
    .selectFrom('atribut')
    .leftJoin('organisasi', 'organisasi.organisasi_id', 'atribut.organisasi_id')
    .select('organisasi.nama as instansi')
    .where('atribut.tenant_id', '=', tenant_id)
    .where(sql`lower(atribut.nama)`, '=', nama.toLowerCase())
    .$call((q) =>
      whenGiven(q, organisasi, (q, organisasi) => q.where('atribut.pemilik', 'in', [0, organisasi.organisasi_id])),
    )
    .$call((q) => whereGiven(q, 'atribut.atribut_id', '<>', selain))
    .limit(1)
    .executeTakeFirst();

/** Of how many members one of these choices stands, with the one that most have. */
export const findPilihanTerisi = ({ db, tenant_id }: MilikCtx, atribut_id: number, pilihan: readonly string[]) =>
  db
    .selectFrom('anggota_atribut')
    .select(({ fn }) => ['nilai as pilihan', fn.countAll<number>().as('jumlah')])
    .where('tenant_id', '=', tenant_id)
    .where('atribut_id', '=', atribut_id)
    .where('nilai', 'in', pilihan)
    .groupBy('nilai')
    .orderBy('jumlah', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The owner's own, in their order. */
export async function listAtributMilik(ctx: MilikCtx): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('atribut')
    .select('atribut_id')
    .where('tenant_id', '=', ctx.tenant_id)
    .where('pemilik', '=', organisasiIdOf(ctx) ?? 0)
    .orderBy('urutan')
    .orderBy('atribut_id')
    .execute();
  return rows.map(({ atribut_id }) => atribut_id);
}

export type AtributRow = Pick<
  Atribut,
  'nama' | 'tipe' | 'pilihan' | 'is_wajib' | 'is_dilihat_anggota' | 'is_diisi_anggota' | 'status' | 'keterangan'
>;

/** Adds an atribut at the end of its owner's. */
export async function insertAtribut(ctx: MilikCtx, row: AtributRow, urutan: number): Promise<number> {
  const { atribut_id } = await ctx.db
    .insertInto('atribut')
    .values({ ...row, urutan, tenant_id: ctx.tenant_id, organisasi_id: organisasiIdOf(ctx) })
    .returning('atribut_id')
    .executeTakeFirstOrThrow();
  return atribut_id;
}

export async function updateAtribut({ db, tenant_id }: MilikCtx, atribut_id: number, row: AtributRow): Promise<void> {
  await db
    .updateTable('atribut')
    .set(row)
    .where('tenant_id', '=', tenant_id)
    .where('atribut_id', '=', atribut_id)
    .execute();
}

export async function updateUrutan({ db, tenant_id }: MilikCtx, atribut_ids: readonly number[]): Promise<void> {
  await db
    .updateTable('atribut')
    .set({ urutan: sql`array_position(${atribut_ids}::integer[], atribut_id)` })
    .where('tenant_id', '=', tenant_id)
    .where('atribut_id', 'in', atribut_ids)
    .execute();
}

export async function deleteAtribut({ db, tenant_id }: MilikCtx, atribut_id: number): Promise<void> {
  await db.deleteFrom('atribut').where('tenant_id', '=', tenant_id).where('atribut_id', '=', atribut_id).execute();
}
