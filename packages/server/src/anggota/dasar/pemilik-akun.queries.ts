import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { inWholeTenant } from '../../platform/db/scope/in-whole-tenant.ts';
import type { Tables } from '../../platform/db/open/tables.ts';
import type { OrganisasiCtx, UserCtx } from '../../platform/ctx/ctx.ts';
import { anggotaAktifSql } from './anggota-aktif-sql.ts';
import { kodeSql } from '../../platform/kit/kode-sql.ts';

const PERAN = kodeSql(KODE_PERAN);

/** Whether the caller is an active operator of the organisasi of the row under this alias. */
const milikSayaSql = ({ actor, today }: Pick<UserCtx, 'actor' | 'today'>, alias: string) => sql<boolean>`exists (
  select from anggota saya where saya.organisasi_id = ${sql.ref(alias)}.organisasi_id
    and saya.user_id = ${actor.user_id} and saya.role = ${PERAN.operator} and ${anggotaAktifSql('saya', today)})`;

/**
 * Whether the person of the row of `users` belongs or belonged to an organisation where the caller is no operator. Its
 * answer needs the whole tenant in view. An invitation that nobody has answered is no part in the account: otherwise a
 * school could keep another from managing its own teachers by inviting them.
 */
export const diTempatLainSql = (ctx: Pick<UserCtx, 'actor' | 'today'>) => sql<boolean>`exists (
  select from anggota a where a.user_id = users.user_id and not ${milikSayaSql(ctx, 'a')})`;

/** Whether the person of the row of `users` is an operator of any organisation. */
export const operatorSql = sql<boolean>`exists (
  select from anggota a where a.user_id = users.user_id and a.role = ${PERAN.operator})`;

/** Whose accounts these are, seen from inside one organisation. */
export function listPemilikAkun(ctx: OrganisasiCtx, user_ids: readonly number[]) {
  // Inside a request `db` is its transaction (platform/http/pipeline/mount.ts).
  return inWholeTenant(ctx.db as Transaction<Tables>, () =>
    ctx.db
      .selectFrom('users')
      .select(['user_id', 'is_admin', 'is_super_admin', 'is_viewer', 'is_pemantau'])
      .select([operatorSql.as('is_operator'), diTempatLainSql(ctx).as('is_di_tempat_lain')])
      .where('tenant_id', '=', ctx.tenant_id)
      .where('user_id', '=', sql<number>`any(${user_ids}::integer[])`)
      .execute(),
  );
}
