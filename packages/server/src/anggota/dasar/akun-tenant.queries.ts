import { sql, type Transaction } from 'kysely';
import { inWholeTenant } from '../../platform/db/scope/in-whole-tenant.ts';
import type { Tables } from '../../platform/db/open/tables.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { diTempatLainSql } from './pemilik-akun.queries.ts';

/** An account of the tenant, member of this organisation or not, by its number or its e-mail address. */
export function findAkunTenant(ctx: OrganisasiCtx, by: { user_id: number } | { email: string }) {
  // Inside a request `db` is its transaction (platform/http/pipeline/mount.ts).
  return inWholeTenant(ctx.db as Transaction<Tables>, () =>
    ctx.db
      .selectFrom('users')
      .select(['user_id', 'nama', 'email', 'is_admin', 'is_super_admin', 'is_viewer', 'is_pemantau'])
      .select([
        sql<boolean>`password_hash is not null`.as('has_password'),
        diTempatLainSql(ctx).as('is_di_tempat_lain'),
        sql<boolean>`exists (select from anggota where anggota.user_id = users.user_id)`.as('is_anggota_suatu'),
      ])
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('anggota')
            .whereRef('anggota.user_id', '=', 'users.user_id')
            .where('anggota.organisasi_id', '=', ctx.organisasi.organisasi_id),
        )
          .$castTo<boolean>()
          .as('is_anggota'),
      )
      .where('tenant_id', '=', ctx.tenant_id)
      .where('email' in by ? sql`lower(email)` : 'user_id', '=', 'email' in by ? by.email.toLowerCase() : by.user_id)
      .executeTakeFirst(),
  );
}
