import type { KategoriCuti, KategoriCutiIsi } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import { sql } from 'kysely';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import { applySort } from '../../platform/db/list/apply-sort.ts';
import { contains } from '../../platform/db/list/contains.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';

const SORT = { nama: 'nama', jenis: 'jenis', jatah_tahunan: 'jatah_tahunan', is_aktif: 'is_aktif' };

const selectKategori = ({ db, organisasi }: OrganisasiCtx) =>
  db
    .selectFrom('cuti_kategori')
    .select(['cuti_kategori_id', 'cuti_kategori_id as id', 'nama', 'jenis', 'is_saldo', 'is_aktif', 'hitungan'])
    .select(['jatah_tahunan', 'maks_bawa', 'tahun_bawa', 'bawaan_sampai', 'maks_hari', 'min_pemberitahuan'])
    .select(['maks_mundur', 'lampiran_mulai_hari', 'gender', 'is_setengah_hari', 'is_prorata', 'batas_rekan'])
    .$narrowType<Pick<KategoriCuti, 'jenis' | 'hitungan' | 'tahun_bawa' | 'gender' | 'batas_rekan'>>()
    .where('organisasi_id', '=', organisasi.organisasi_id);

type Filter = {
  page: number;
  count: number;
  q?: string | undefined;
  sort?: string | undefined;
  is_saldo?: boolean | undefined;
  is_aktif?: boolean | undefined;
};

export function listKategori(ctx: OrganisasiCtx, { page, count, q, sort, is_saldo, is_aktif }: Filter) {
  const found = selectKategori(ctx)
    .$call((query) => whenGiven(query, q, (query, q) => query.where('nama', 'ilike', contains(q))))
    .$call((query) => whereGiven(query, 'is_saldo', '=', is_saldo))
    .$call((query) => whereGiven(query, 'is_aktif', '=', is_aktif));
  const ordered = sort ? applySort(found, sort, SORT, 'cuti_kategori_id') : found.orderBy('cuti_kategori_id');
  return paginate(ordered, { page, count });
}

export const listSemuaKategori = (ctx: OrganisasiCtx): Promise<KategoriCuti[]> =>
  selectKategori(ctx).orderBy('cuti_kategori_id').execute();

export const findKategori = (ctx: OrganisasiCtx, cuti_kategori_id: number): Promise<KategoriCuti | undefined> =>
  selectKategori(ctx).where('cuti_kategori_id', '=', cuti_kategori_id).modifyFront(PREPARED).executeTakeFirst();

export async function insertKategori(
  { db, organisasi }: Pick<OrganisasiCtx, 'db'> & { organisasi: { tenant_id: number; organisasi_id: number } },
  rows: readonly KategoriCutiIsi[],
): Promise<number[]> {
  const { tenant_id, organisasi_id } = organisasi;
  const made = await db
    .insertInto('cuti_kategori')
    .values(rows.map((row) => ({ ...toStored(row), tenant_id, organisasi_id })))
    .returning('cuti_kategori_id')
    .execute();
  return made.map((row) => row.cuti_kategori_id);
}

export async function updateKategori(
  { db, organisasi }: OrganisasiCtx,
  cuti_kategori_id: number,
  row: KategoriCutiIsi | { is_aktif: boolean },
): Promise<void> {
  await db
    .updateTable('cuti_kategori')
    .set('nama' in row ? toStored(row) : row)
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('cuti_kategori_id', '=', cuti_kategori_id)
    .execute();
}

export async function deleteKategori({ db, organisasi }: OrganisasiCtx, cuti_kategori_id: number): Promise<void> {
  await db
    .deleteFrom('cuti_kategori')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('cuti_kategori_id', '=', cuti_kategori_id)
    .execute();
}

const toStored = ({ batas_rekan, ...row }: KategoriCutiIsi) => ({
  ...row,
  batas_rekan: batas_rekan ? JSON.stringify(batas_rekan) : null,
});

/**
 * Where a category refuses what its group has no room for, nobody else asks for leave or approves it here until the
 * transaction ends: two at once are not both the last.
 */
export async function lockBatasRekan({ db, organisasi }: Pick<OrganisasiCtx, 'db' | 'organisasi'>): Promise<void> {
  const { organisasi_id } = organisasi;
  await sql`${PREPARED} select pg_advisory_xact_lock(7201964, ${organisasi_id}) where exists (
    select from cuti_kategori where organisasi_id = ${organisasi_id} and batas_rekan ->> 'tindakan' = 'tolak')`.execute(
    db,
  );
}

/** Nobody else fills or opens anything of the organisation's leave until the transaction ends. */
export async function lockCutiOrganisasi({
  db,
  organisasi,
}: Pick<OrganisasiCtx, 'db'> & { organisasi: { organisasi_id: number } }): Promise<void> {
  await sql`select pg_advisory_xact_lock(7201960, ${organisasi.organisasi_id})`.execute(db);
}
