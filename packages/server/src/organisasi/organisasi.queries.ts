import { langgananBerlakuSql } from '../platform/tempat/langganan-berlaku-sql.ts';
import type { OrganisasiBaris, ProfilOrganisasi } from '@hadir/contract/organisasi/organisasi.contract.ts';
import { organisasiTerlihat } from '@hadir/rules/akses/terlihat.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { sql, type Insertable, type Updateable } from 'kysely';
import { applySort } from '../platform/db/list/apply-sort.ts';
import { contains } from '../platform/db/list/contains.ts';
import { paginate } from '../platform/db/list/paginate.ts';
import type { Tables } from '../platform/db/open/tables.ts';
import { addPengaturanAwal } from '../pengaturan/add-pengaturan-awal.ts';
import { berdiriSql } from '../platform/tempat/berdiri-sql.ts';
import type { BaseCtx, UserCtx } from '../platform/ctx/ctx.ts';
import { dipantauSql } from './dipantau-sql.ts';
import { kodeSql } from '../platform/kit/kode-sql.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { whenGiven } from '../platform/db/list/when-given.ts';
import { whereGiven } from '../platform/db/list/where-given.ts';

const KEANGGOTAAN = kodeSql(STATUS_KEANGGOTAAN);
const PERAN = kodeSql(KODE_PERAN);
const RECORD = kodeSql(STATUS_RECORD);

const SORT = {
  nama: 'organisasi.nama',
  kode_organisasi: 'organisasi.kode_organisasi',
  nama_tenant: 'tenant.nama',
  tgl_berlaku_akhir: 'organisasi.tgl_berlaku_akhir',
};

type Filter = {
  page: number;
  count: number;
  q?: string | undefined;
  sort?: string | undefined;
  tenant_id?: number | undefined;
  status?: number | undefined;
  k_sumber_data?: number | undefined;
  is_langganan?: boolean | undefined;
};

/**
 * The organisations that the caller may enter: everyone's for a super admin and a viewer, the tenant's for its admin,
 * those assigned to a pemantau, and one's own for everybody else.
 */
export function selectOrganisasi({ db, actor, today }: UserCtx, filter: Filter) {
  const { q, sort, tenant_id, status, k_sumber_data, is_langganan } = filter;
  const terlihat = organisasiTerlihat(actor.peran);
  const found = db
    .selectFrom('organisasi')
    .innerJoin('tenant', 'tenant.tenant_id', 'organisasi.tenant_id')
    .leftJoin('anggota', (join) =>
      join.onRef('anggota.organisasi_id', '=', 'organisasi.organisasi_id').on('anggota.user_id', '=', actor.user_id),
    )
    .select(['organisasi.organisasi_id as id', 'organisasi.organisasi_id', 'organisasi.tenant_id'])
    .select(['tenant.kode_tenant', 'tenant.nama as nama_tenant'])
    .select(['organisasi.kode_organisasi', 'organisasi.nama', 'organisasi.file_foto', 'organisasi.k_sumber_data'])
    .select(['organisasi.tgl_berlaku_akhir', 'organisasi.is_sinkronisasi', 'organisasi.status'])
    .select([
      sql<{ role: number | null }>`json_build_object('role', anggota.role)`.as('user'),
      'anggota.status as status_anggota',
      langgananBerlakuSql('organisasi', today).as('is_langganan'),
    ])
    .select((eb) =>
      eb
        .selectFrom('anggota as a')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('a.organisasi_id', '=', 'organisasi.organisasi_id')
        .where('a.status', '<>', STATUS_KEANGGOTAAN.tidak_aktif)
        .as('jumlah_anggota'),
    )
    .$narrowType<{ status: OrganisasiBaris['status']; jumlah_anggota: number }>()
    .$if(terlihat === 'keanggotaan', (query) => query.where('anggota.user_id', 'is not', null))
    .$if(terlihat === 'tugas', (query) => query.where(dipantauSql('organisasi', actor.user_id, today)))
    .$call((query) => whereGiven(query, 'organisasi.tenant_id', '=', tenant_id))
    .$call((query) => whereGiven(query, 'organisasi.status', '=', status))
    .$call((query) => whereGiven(query, 'organisasi.k_sumber_data', '=', k_sumber_data))
    .$call((query) =>
      whenGiven(query, is_langganan, (query, is_langganan) =>
        query.where(langgananBerlakuSql('organisasi', today), '=', is_langganan),
      ),
    )
    .$call((query) =>
      whenGiven(query, q, (query, q) =>
        query.where((eb) =>
          eb.or(
            (['organisasi.nama', 'organisasi.kode_organisasi', 'organisasi.npsn'] as const).map((column) =>
              eb(column, 'ilike', contains(q)),
            ),
          ),
        ),
      ),
    );
  return paginate(applySort(found, sort, SORT, 'organisasi.organisasi_id'), filter);
}

const selectProfil = ({ db, today }: BaseCtx) =>
  db
    .selectFrom('organisasi')
    .innerJoin('tenant', 'tenant.tenant_id', 'organisasi.tenant_id')
    .select(['organisasi.organisasi_id', 'organisasi.tenant_id', 'tenant.nama as nama_tenant'])
    .select(['organisasi.kode_organisasi', 'organisasi.nama', 'organisasi.npsn', 'organisasi.nsm', 'organisasi.alamat'])
    .select('organisasi.tempat_surat')
    .select(['organisasi.telepon', 'organisasi.email', 'organisasi.kepala_nama', 'organisasi.kepala_nip'])
    .select(['organisasi.file_foto', 'organisasi.k_sumber_data', 'organisasi.tgl_berlaku_akhir'])
    .select([
      'organisasi.is_sinkronisasi',
      'organisasi.status',
      langgananBerlakuSql('organisasi', today).as('is_langganan'),
    ])
    .$narrowType<Pick<ProfilOrganisasi, 'status'>>();

export const findProfil = (ctx: BaseCtx, organisasi_id: number): Promise<ProfilOrganisasi | undefined> =>
  selectProfil(ctx).where('organisasi.organisasi_id', '=', organisasi_id).executeTakeFirst();

/** The profile with what the organisation has, counted. */
export const findOrganisasi = (ctx: BaseCtx, organisasi_id: number) =>
  selectProfil(ctx)
    .select(['organisasi.keterangan_status', 'organisasi.is_ditutup_dari_atas'])
    .select(
      sql<number | null>`(select k.kuota from hadir.kuota_berlaku(
        organisasi.tenant_id, organisasi.organisasi_id, ${ctx.today}::date) k)`.as('kuota'),
    )
    .select(sql<number>`hadir.akun_terpakai(organisasi.tenant_id, organisasi.organisasi_id)`.as('terpakai'))
    .select([
      jumlah('anggota').as('jumlah_anggota'),
      jumlah('anggota', sql`x.status = ${KEANGGOTAAN.aktif}`).as('jumlah_anggota_aktif'),
      jumlah('anggota', sql`x.role = ${PERAN.operator} and x.status <> ${KEANGGOTAAN.tidak_aktif}`).as(
        'jumlah_operator',
      ),
      jumlah('grup', sql`x.status = ${RECORD.aktif}`).as('jumlah_grup'),
      jumlah('lokasi_presensi', sql`x.status = ${RECORD.aktif}`).as('jumlah_lokasi'),
    ])
    .where('organisasi.organisasi_id', '=', organisasi_id)
    .executeTakeFirst();

const jumlah = (table: 'anggota' | 'grup' | 'lokasi_presensi', condition = sql`true`) =>
  sql<number>`(select count(*) from ${sql.table(table)} x
    where x.organisasi_id = organisasi.organisasi_id and ${condition})`;

/** How many organisations the tenant has, without those that wait to be one, and may have; nobody else makes one until the commit. */
export async function lockKuotaOrganisasi({ db, today }: BaseCtx, tenant_id: number) {
  await db.selectFrom('tenant').select('status').where('tenant_id', '=', tenant_id).forNoKeyUpdate().execute();
  const { rows } = await sql<{ kuota: number | null; terpakai: number }>`
    select (select k.kuota_organisasi from hadir.kuota_berlaku(${tenant_id}, null, ${today}::date) k) as kuota,
      (select count(*) from organisasi o where o.tenant_id = ${tenant_id} and ${berdiriSql('o')}) as terpakai`.execute(
    db,
  );
  return rows[0] ?? { kuota: null, terpakai: 0 };
}

export async function insertOrganisasi({ db }: BaseCtx, row: Insertable<Tables['organisasi']>): Promise<number> {
  const { organisasi_id } = await db
    .insertInto('organisasi')
    .values(row)
    .returning('organisasi_id')
    .executeTakeFirstOrThrow();
  await addPengaturanAwal(db, { tenant_id: row.tenant_id, organisasi_id });
  return organisasi_id;
}

export async function updateOrganisasi(
  { db }: Pick<BaseCtx, 'db'>,
  organisasi_id: number,
  row: Updateable<Tables['organisasi']>,
): Promise<void> {
  if (Object.keys(row).length === 0) return;
  await db.updateTable('organisasi').set(row).where('organisasi_id', '=', organisasi_id).execute();
}

export async function deleteOrganisasi({ db }: BaseCtx, organisasi_id: number): Promise<void> {
  await db.deleteFrom('pengaturan_organisasi').where('organisasi_id', '=', organisasi_id).execute();
  // The bytes go with the nightly sweep of those that no row names.
  await db.deleteFrom('berkas').where('organisasi_id', '=', organisasi_id).where('jenis', '=', 'logo').execute();
  await db.deleteFrom('organisasi').where('organisasi_id', '=', organisasi_id).execute();
}
