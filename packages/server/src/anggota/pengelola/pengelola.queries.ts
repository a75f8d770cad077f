import type { AdminBaris, FilterOperator } from '@hadir/contract/anggota/pengelola/pengelola.ts';
import type { StatusKeanggotaan } from '@hadir/rules/kode/status-keanggotaan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type * as z from 'zod/mini';
import { applySort } from '../../platform/db/list/apply-sort.ts';
import { contains } from '../../platform/db/list/contains.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { keadaanAkunSql } from '../../auth/dasar/keadaan-akun-sql.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';

const AKUN = kodeSql(STATUS_USER);
const PERAN = kodeSql(KODE_PERAN);

export type FilterPengelola = Partial<z.output<typeof FilterOperator>>;

const SORT = { nama: 'users.nama', tenant: 'tenant.nama', email: 'users.email', masuk_terakhir: 'masuk_terakhir' };

/** Everybody who administers a tenant. */
export const selectAdmin = (ctx: UserCtx, filter: FilterPengelola) =>
  selectPengelola(ctx, filter).where('users.is_admin', '=', true);

/** Everybody who is an operator somewhere, with where. */
export function selectOperator(ctx: UserCtx, filter: FilterPengelola) {
  const { organisasi_id } = filter;
  return selectPengelola(ctx, filter)
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('anggota')
          .innerJoin('organisasi', 'organisasi.organisasi_id', 'anggota.organisasi_id')
          .select(['organisasi.organisasi_id', 'organisasi.nama', 'anggota.status'])
          .$narrowType<{ status: StatusKeanggotaan }>()
          .whereRef('anggota.user_id', '=', 'users.user_id')
          .where('anggota.role', '=', PERAN.operator)
          .orderBy('organisasi.nama'),
      ).as('organisasi'),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('anggota as milik')
          .whereRef('milik.user_id', '=', 'users.user_id')
          .where('milik.role', '=', PERAN.operator)
          .$call((q) => whereGiven(q, 'milik.organisasi_id', '=', organisasi_id)),
      ),
    );
}

function selectPengelola({ db, now }: UserCtx, { tenant_id, keadaan, q, sort }: FilterPengelola) {
  const found = db
    .selectFrom('users')
    .innerJoin('tenant', 'tenant.tenant_id', 'users.tenant_id')
    .select(['users.user_id', 'users.nama', 'users.username', 'users.email'])
    .select(['tenant.tenant_id', 'tenant.nama as nama_tenant', 'tenant.kode_tenant'])
    .select((eb) => [
      keadaanAkunSql.as('keadaan'),
      eb
        .selectFrom('peramban')
        .select(({ fn }) => fn.max('peramban.terakhir_pada').as('pada'))
        .whereRef('peramban.user_id', '=', 'users.user_id')
        .as('masuk_terakhir'),
      eb
        .selectFrom('sesi')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('sesi.user_id', '=', 'users.user_id')
        .where('sesi.kedaluwarsa_pada', '>', now.toISOString())
        .$asScalar()
        .$notNull()
        .as('jumlah_sesi'),
    ])
    .$narrowType<Pick<AdminBaris, 'masuk_terakhir'>>()
    .$call((query) => whereGiven(query, 'users.tenant_id', '=', tenant_id))
    .$call((query) => whereGiven(query, keadaanAkunSql, '=', keadaan))
    .$call((query) =>
      whenGiven(query, q, (query, q) =>
        query.where((eb) =>
          eb.or(
            (['users.nama', 'users.email', 'users.username', 'tenant.nama'] as const).map((column) =>
              eb(column, 'ilike', contains(q)),
            ),
          ),
        ),
      ),
    );
  return applySort(found, sort, SORT, 'users.user_id');
}

/** A new account that administers a tenant and waits for its activation; undefined where there is no such tenant. */
export async function insertAdmin(
  { db }: Pick<UserCtx, 'db'>,
  { tenant_id, nama, email }: { tenant_id: number; nama: string; email: string },
): Promise<number | undefined> {
  const row = await db
    .insertInto('users')
    .columns(['tenant_id', 'nama', 'email', 'is_admin', 'status'])
    .expression((eb) =>
      eb
        .selectFrom('tenant')
        .select([
          'tenant_id',
          eb.val(nama).as('nama'),
          eb.val(email).as('email'),
          eb.lit(true).as('is_admin'),
          AKUN.menunggu.as('status'),
        ])
        .where('tenant_id', '=', tenant_id),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}
