import type { RoleAnggota } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import type { AnggotaTenant } from '@hadir/contract/anggota/daftar/anggota.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { applySort } from '../../platform/db/list/apply-sort.ts';
import { contains } from '../../platform/db/list/contains.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';

const AKUN = kodeSql(STATUS_USER);

const SORT = { nama: 'users.nama', email: 'users.email', username: 'users.username' };

type Filter = {
  page: number;
  count: number;
  q?: string | undefined;
  sort?: string | undefined;
  organisasi_id?: number | undefined;
  is_aktif?: boolean | undefined;
  role?: RoleAnggota | undefined;
};

/** Everybody of a tenant with the organisations that he belongs to. */
export function selectAnggotaTenant({ db, tenant_id }: TenantCtx, filter: Filter) {
  const { q, sort, organisasi_id, is_aktif, role } = filter;
  const found = db
    .selectFrom('users')
    .select(['users.user_id', 'users.nama', 'users.username', 'users.email', 'users.gender', 'users.file_foto'])
    .select(['users.is_admin', sql<boolean>`users.status = ${AKUN.aktif}`.as('is_aktif')])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('anggota')
          .innerJoin('organisasi', 'organisasi.organisasi_id', 'anggota.organisasi_id')
          .select(['organisasi.organisasi_id', 'organisasi.nama', 'anggota.role', 'anggota.status'])
          .$narrowType<Pick<AnggotaTenant['organisasi'][number], 'role' | 'status'>>()
          .whereRef('anggota.user_id', '=', 'users.user_id')
          .orderBy('organisasi.nama'),
      ).as('organisasi'),
    )
    .$narrowType<Pick<AnggotaTenant, 'gender'>>()
    .where('users.tenant_id', '=', tenant_id)
    .$if(is_aktif !== undefined, (query) => query.where('users.status', is_aktif ? '=' : '<>', STATUS_USER.aktif))
    .$if(organisasi_id !== undefined || role !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('anggota')
            .whereRef('anggota.user_id', '=', 'users.user_id')
            .$call((a) => whereGiven(a, 'anggota.organisasi_id', '=', organisasi_id))
            .$call((a) => whereGiven(a, 'anggota.role', '=', role)),
        ),
      ),
    )
    .$call((query) =>
      whenGiven(query, q, (query, q) =>
        query.where((eb) =>
          eb.or(
            (['users.nama', 'users.email', 'users.username'] as const).map((column) =>
              eb(column, 'ilike', contains(q)),
            ),
          ),
        ),
      ),
    );
  return paginate(applySort(found, sort, SORT, 'users.user_id'), filter);
}
