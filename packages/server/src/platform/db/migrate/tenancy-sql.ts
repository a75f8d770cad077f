import { TENANCY_EXCEPTIONS } from './tenancy-exceptions.ts';

export type TenantTable = { nama: string; has_tenant: boolean; has_organisasi: boolean };

const TENANT = 'tenant_id = (select hadir.tenant_id())';
const ORGANISASI = 'organisasi_id = (select hadir.organisasi_id())';
const SALAH_SATU = 'organisasi_id = any ((select hadir.organisasi_ids())::integer[])';

/** What a row must fulfil, per role: to be read, to be written, and to be made where that is less. */
type Rule = { read: string; write: string; insert?: string };

/**
 * The policies of one table as SQL. Each scope is a role of its own, so that a condition is a plain equality
 * that an index can serve; the helper functions stand in a sub-select, so that they run once a statement.
 */
export function tenancySql(table: TenantTable): string {
  const rules = {
    hadir_organisasi: organisasiRule(table),
    ...(table.has_organisasi ? { hadir_bersama: { read: SALAH_SATU, write: SALAH_SATU } } : {}),
    hadir_tenant: tenantRule(table),
    hadir_semua: ANYTHING,
  };
  return [
    `alter table ${table.nama} enable row level security;`,
    ...Object.entries(rules).flatMap(([role, rule]) => policies(table.nama, role, rule)),
  ].join('\n');
}

function policies(table: string, role: string, { read, write, insert = write }: Rule): string[] {
  const commands = {
    select: `using (${read})`,
    insert: `with check (${insert})`,
    update: `using ((${read}) and (${write})) with check (${write})`,
    delete: `using ((${read}) and (${write}))`,
  };
  return Object.entries(commands).map(
    ([command, condition]) =>
      `drop policy if exists ${role}_${command} on ${table}; ` +
      `create policy ${role}_${command} on ${table} for ${command} to ${role} ${condition};`,
  );
}

const ANYTHING: Rule = { read: 'true', write: 'true' };

function tenantRule({ nama, has_tenant }: TenantTable): Rule {
  const own = has_tenant
    ? TENANT
    : 'organisasi_id in (select o.organisasi_id from organisasi o where o.tenant_id = (select hadir.tenant_id()))';
  if (isListed('twoSided', nama)) return eitherSide(own);
  return { write: own, read: has_tenant && isListed('inherited', nama) ? `${own} or tenant_id is null` : own };
}

function organisasiRule({ nama, has_tenant, has_organisasi }: TenantTable): Rule {
  const own = [has_tenant && TENANT, has_organisasi && ORGANISASI].filter(Boolean).join(' and ');
  if (isListed('membersOnly', nama)) {
    const member = `exists (select from anggota a where a.user_id = ${nama}.user_id and a.${ORGANISASI})`;
    return { read: `${own} and ${member}`, write: own };
  }
  if (isListed('inherited', nama)) {
    return { write: own, read: `(${own}) or (${TENANT} and organisasi_id is null) or tenant_id is null` };
  }
  if (isListed('twoSided', nama)) return eitherSide(own);
  return { read: own, write: own };
}

function eitherSide(own: string): Rule {
  const either = `(${own}) or (${own.replace(/(tenant|organisasi)_id = /g, 'tujuan_$&')})`;
  return { read: either, write: either, insert: own };
}

function isListed(list: keyof typeof TENANCY_EXCEPTIONS, nama: string): boolean {
  return (TENANCY_EXCEPTIONS[list] as readonly string[]).includes(nama);
}
