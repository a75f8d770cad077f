import type pg from 'pg';
import { StartFailure } from '../../kit/start-failure.ts';

/** `hadir_app` sees no tenant's rows; a transaction becomes one of the others to see those of its scope. */
const APP_ROLES = ['hadir_app', 'hadir_organisasi', 'hadir_bersama', 'hadir_tenant', 'hadir_semua'] as const;

/** Makes the roles that row level security binds, and lets the owner's connections take them on. */
export async function createRoles(client: pg.Client) {
  const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles where rolname = any($1)', [
    APP_ROLES,
  ]);
  const missing = APP_ROLES.filter((role) => !rows.some(({ rolname }) => rolname === role));
  try {
    // Roles belong to the whole server: another database of ours may be making them at this moment.
    for (const role of missing) {
      await client.query(
        `do $$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $$`,
      );
    }
    for (const role of APP_ROLES) await grantOnce(client, role, 'current_user');
    for (const role of APP_ROLES.slice(1)) await grantOnce(client, 'hadir_app', role);
  } catch (error) {
    if ((error as pg.DatabaseError).code !== '42501') throw error;
    const statements = APP_ROLES.map(
      (role) => `create role ${role} nologin; grant ${role} to pemilik with admin option;`,
    );
    throw new StartFailure(
      `Pemilik basis data tidak boleh membuat peran. Minta administrator PostgreSQL menjalankan (ganti "pemilik"):\n${statements.join('\n')}`,
    );
  }
}

/** Granting again would lock rows that concurrent starts also want. */
async function grantOnce(client: pg.Client, role: string, member: string) {
  const who = member === 'current_user' ? 'current_user' : `'${member}'`;
  const { rows } = await client.query<{ granted: boolean }>(
    `select exists (select from pg_auth_members m
       where m.roleid = '${role}'::regrole and m.member = (select oid from pg_roles where rolname = ${who})) as granted`,
  );
  if (!rows[0]?.granted) await client.query(`grant ${role} to ${member}`);
}
