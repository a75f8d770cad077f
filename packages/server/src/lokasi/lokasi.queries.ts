import type { Lokasi } from '@hadir/contract/lokasi/lokasi.contract.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Insertable } from 'kysely';
import { applySort } from '../platform/db/list/apply-sort.ts';
import { contains } from '../platform/db/list/contains.ts';
import { paginate } from '../platform/db/list/paginate.ts';
import type { Tables } from '../platform/db/open/tables.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { whenGiven } from '../platform/db/list/when-given.ts';
import { whereGiven } from '../platform/db/list/where-given.ts';

const SORT = { nama: 'lokasi_presensi.nama', radius_meter: 'radius_meter', status: 'lokasi_presensi.status' };

const selectLokasi = ({ db, organisasi }: OrganisasiCtx) =>
  db
    .selectFrom('lokasi_presensi')
    .select(['lokasi_presensi_id', 'nama', 'alamat', 'lat', 'lng', 'radius_meter', 'timezone', 'status'])
    .select((eb) =>
      eb
        .selectFrom('anggota_lokasi')
        .select(({ fn }) => fn.countAll<number>().as('jumlah'))
        .whereRef('anggota_lokasi.organisasi_id', '=', 'lokasi_presensi.organisasi_id')
        .whereRef('anggota_lokasi.lokasi_presensi_id', '=', 'lokasi_presensi.lokasi_presensi_id')
        .as('jumlah_anggota'),
    )
    .$narrowType<{ status: Lokasi['status']; timezone: Lokasi['timezone']; jumlah_anggota: number }>()
    .where('lokasi_presensi.organisasi_id', '=', organisasi.organisasi_id);

type Filter = {
  page: number;
  count: number;
  q?: string | undefined;
  sort?: string | undefined;
  status?: number | undefined;
};

export function selectLokasiRows(ctx: OrganisasiCtx, filter: Filter) {
  const { q, sort, status } = filter;
  const found = selectLokasi(ctx)
    .$call((query) => whereGiven(query, 'status', '=', status))
    .$call((query) =>
      whenGiven(query, q, (query, q) =>
        query.where((eb) => eb.or([eb('nama', 'ilike', contains(q)), eb('alamat', 'ilike', contains(q))])),
      ),
    );
  return paginate(applySort(found, sort, SORT, 'lokasi_presensi_id'), filter);
}

export const findLokasi = (ctx: OrganisasiCtx, lokasi_presensi_id: number): Promise<Lokasi | undefined> =>
  selectLokasi(ctx).where('lokasi_presensi_id', '=', lokasi_presensi_id).executeTakeFirst();

/** Which of these locations the organisation has. */
export const listLokasiOf = ({ db, organisasi }: OrganisasiCtx, ids: number[]) =>
  db
    .selectFrom('lokasi_presensi')
    .select(['lokasi_presensi_id', 'nama'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('lokasi_presensi_id', 'in', ids)
    .execute();

/** The locations that members can be placed at, by name. */
export const listLokasiAktif = ({ db, organisasi }: OrganisasiCtx) =>
  db
    .selectFrom('lokasi_presensi')
    .select(['lokasi_presensi_id', 'nama'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('status', '=', STATUS_RECORD.aktif)
    .orderBy('nama')
    .execute();

type Isi = Omit<Insertable<Tables['lokasi_presensi']>, 'tenant_id' | 'organisasi_id'>;

export async function insertLokasi({ db, tenant_id, organisasi }: OrganisasiCtx, lokasi: Isi): Promise<number> {
  const { lokasi_presensi_id } = await db
    .insertInto('lokasi_presensi')
    .values({ ...lokasi, tenant_id, organisasi_id: organisasi.organisasi_id })
    .returning('lokasi_presensi_id')
    .executeTakeFirstOrThrow();
  return lokasi_presensi_id;
}

export async function updateLokasi(
  { db, organisasi }: OrganisasiCtx,
  lokasi_presensi_id: number,
  lokasi: Partial<Isi>,
): Promise<void> {
  await db
    .updateTable('lokasi_presensi')
    .set(lokasi)
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('lokasi_presensi_id', '=', lokasi_presensi_id)
    .execute();
}

export async function deleteLokasi({ db, organisasi }: OrganisasiCtx, lokasi_presensi_id: number): Promise<void> {
  await db
    .deleteFrom('lokasi_presensi')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('lokasi_presensi_id', '=', lokasi_presensi_id)
    .execute();
}
