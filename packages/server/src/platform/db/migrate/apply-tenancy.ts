import { createHash } from 'node:crypto';
import type pg from 'pg';
import { applyBriefly } from './apply-briefly.ts';
import { TENANCY_EXCEPTIONS } from './tenancy-exceptions.ts';
import { tenancySql, type TenantTable } from './tenancy-sql.ts';

const HELPERS = `
create or replace function hadir.tenant_id() returns integer language sql stable parallel safe
  as $$ select nullif(current_setting('hadir.tenant_id', true), '')::integer $$;
create or replace function hadir.organisasi_id() returns integer language sql stable parallel safe
  as $$ select nullif(current_setting('hadir.organisasi_id', true), '')::integer $$;
create or replace function hadir.organisasi_ids() returns integer[] language sql stable parallel safe
  as $$ select nullif(current_setting('hadir.organisasi_ids', true), '')::integer[] $$;
grant usage on schema hadir, public to hadir_app;
grant select, insert, update, delete on all tables in schema public to hadir_app;
grant usage on all sequences in schema public to hadir_app;`;

/**
 * Puts row level security on every table that has a tenant_id or an organisasi_id, and grants the rest, so that
 * whoever writes a migration cannot forget it. Does nothing, and locks nothing, when all of it is in force already.
 */
export async function applyTenancy(client: pg.Client) {
  const tables = await listTables(client);
  const names = new Set(tables.map(({ nama }) => nama));
  const appendOnly = TENANCY_EXCEPTIONS.appendOnly.filter((nama) => names.has(nama));
  const readOnly = TENANCY_EXCEPTIONS.readOnly.filter((nama) => names.has(nama));
  const ownerOnly = TENANCY_EXCEPTIONS.ownerOnly.filter((nama) => names.has(nama));
  const rights = [
    HELPERS,
    ...appendOnly.map((nama) => `revoke update, delete on ${nama} from hadir_app;`),
    ...readOnly.map((nama) => `revoke insert, update, delete on ${nama} from hadir_app;`),
    ...ownerOnly.map((nama) => `revoke all on ${nama} from hadir_app;`),
  ].join('\n');
  const secured = tables.filter((table) => table.has_tenant || table.has_organisasi).map(tenancySql);

  const all = [rights, ...secured, `-- ${[...names].join(' ')}`].join('\n');
  const checksum = createHash('sha256').update(all).digest('hex');
  const { rows } = await client.query(`select from hadir.migrasi where nama = 'tenancy' and checksum = $1`, [checksum]);
  if (rows.length) return;

  // One table at a time, so that nobody and we wait for each other.
  for (const sql of [rights, ...secured]) await applyBriefly(client, () => client.query(sql));
  await client.query(`insert into hadir.migrasi (nama, checksum) values ('tenancy', '${checksum}')
      on conflict (nama) do update set checksum = excluded.checksum, dijalankan_pada = now()`);
}

async function listTables(client: pg.Client): Promise<TenantTable[]> {
  const { rows } = await client.query<TenantTable>(`
    select c.relname as nama,
           bool_or(a.attname = 'tenant_id') as has_tenant,
           bool_or(a.attname = 'organisasi_id') as has_organisasi
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    group by c.relname order by c.relname`);
  return rows;
}
