import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { inScope } from '../scope/in-scope.ts';
import { inWholeTenant } from '../scope/in-whole-tenant.ts';
import type { Scope } from '../scope/scope.ts';
import { TENANCY_EXCEPTIONS } from './tenancy-exceptions.ts';

const { db, owner } = await openTestDatabase();

async function givenTenant() {
  const nama = crypto.randomUUID();
  const { rows } = await owner.query(
    `insert into tenant (no_reg, kode_tenant, nama) values ($1, $1, $1) returning tenant_id`,
    [nama],
  );
  return rows[0].tenant_id as number;
}

async function givenOrganisasi(tenant_id: number) {
  const kode = crypto.randomUUID();
  const { rows } = await owner.query(
    `insert into organisasi (tenant_id, kode_organisasi, nama) values ($1, $2, $2) returning tenant_id, organisasi_id`,
    [tenant_id, kode],
  );
  return rows[0] as { tenant_id: number; organisasi_id: number };
}

async function givenAnggota({ tenant_id, organisasi_id }: { tenant_id: number; organisasi_id: number }) {
  const { rows } = await owner.query(
    `with akun as (insert into users (tenant_id, nama) values ($1, 'Siti') returning user_id)
     select user_id from akun`,
    [tenant_id],
  );
  await owner.query('insert into anggota (tenant_id, organisasi_id, user_id) values ($1, $2, $3)', [
    tenant_id,
    organisasi_id,
    rows[0].user_id,
  ]);
  return rows[0].user_id as number;
}

const inside = (of: { tenant_id: number; organisasi_id: number }): Scope => ({ lingkup: 'organisasi', ...of });

async function twoOrganisasi() {
  const tenant_id = await givenTenant();
  return { tenant_id, ours: await givenOrganisasi(tenant_id), theirs: await givenOrganisasi(tenant_id) };
}

test('a connection that was given no scope sees no row of any tenant', async () => {
  await twoOrganisasi();
  for (const table of ['tenant', 'organisasi', 'users', 'anggota', 'log_aktivitas', 'presensi'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

test('an organisasi sees its own rows, though the query asks for all', async () => {
  const { ours, theirs } = await twoOrganisasi();
  const member = await givenAnggota(ours);
  await givenAnggota(theirs);
  const seen = await inScope(db, inside(ours), async (trx) => ({
    organisasi: await trx.selectFrom('organisasi').select('organisasi_id').execute(),
    anggota: await trx.selectFrom('anggota').select('user_id').execute(),
    users: await trx.selectFrom('users').select('user_id').execute(),
  }));
  expect(seen).toEqual({
    organisasi: [{ organisasi_id: ours.organisasi_id }],
    anggota: [{ user_id: member }],
    users: [{ user_id: member }],
  });
});

test('requests that are done together see and write the organisasi that they were let into, of whichever tenant', async () => {
  const { ours, theirs } = await twoOrganisasi();
  const { ours: elsewhere } = await twoOrganisasi();
  const scope: Scope = { lingkup: 'bersama', organisasi_ids: [ours.organisasi_id, elsewhere.organisasi_id] };
  const log = (of: { tenant_id: number; organisasi_id: number }) => (trx: typeof db) =>
    trx
      .insertInto('log_aktivitas')
      .values({ ...of, kegiatan: 'Presensi', hasil: 201 })
      .execute();
  const seen = await inScope(db, scope, async (trx) => {
    await log(ours)(trx);
    await log(elsewhere)(trx);
    const ids = await trx.selectFrom('organisasi').select('organisasi_id').orderBy('organisasi_id').execute();
    return { ids, log: await trx.selectFrom('log_aktivitas').select('organisasi_id').execute() };
  });
  const own = [{ organisasi_id: ours.organisasi_id }, { organisasi_id: elsewhere.organisasi_id }];
  expect(seen).toEqual({ ids: own, log: own });
  await expect(inScope(db, scope, log(theirs))).rejects.toThrow(/row-level security/);
});

test('a tenant sees all of its organisasi and none of another tenant', async () => {
  const { tenant_id, ours, theirs } = await twoOrganisasi();
  await twoOrganisasi();
  const seen = await inScope(db, { lingkup: 'tenant', tenant_id }, (trx) =>
    trx.selectFrom('organisasi').select('organisasi_id').orderBy('organisasi_id').execute(),
  );
  expect(seen.map(({ organisasi_id }) => organisasi_id)).toEqual([ours.organisasi_id, theirs.organisasi_id]);
});

test('the system sees every tenant', async () => {
  const first = await givenTenant();
  const second = await givenTenant();
  const seen = await inScope(db, { lingkup: 'semua' }, (trx) =>
    trx.selectFrom('tenant').select('tenant_id').where('tenant_id', 'in', [first, second]).execute(),
  );
  expect(seen).toHaveLength(2);
});

test("another organisasi's rows are neither changed nor removed nor made", async () => {
  const { ours, theirs } = await twoOrganisasi();
  const stranger = await givenAnggota(theirs);
  const touched = await inScope(db, inside(ours), async (trx) => {
    const changed = await trx.updateTable('users').set({ nama: 'Diubah' }).executeTakeFirst();
    const removed = await trx.deleteFrom('anggota').where('user_id', '=', stranger).executeTakeFirst();
    return [changed.numUpdatedRows, removed.numDeletedRows];
  });
  expect(touched).toEqual([0n, 0n]);

  const made = inScope(db, inside(ours), (trx) =>
    trx
      .insertInto('grup')
      .values({ ...theirs, nama: 'IPA' })
      .execute(),
  );
  await expect(made).rejects.toThrow(/row-level security/);
});

test("the tenant's schedules are read by its organisasi and written by the tenant alone", async () => {
  const { tenant_id, ours } = await twoOrganisasi();
  const { tenant_id: otherTenant } = await twoOrganisasi();
  const jadwal = (of: number) => ({ tenant_id: of, nama: 'Lima hari kerja', tipe_jadwal: TIPE_JADWAL.reguler });
  await inScope(db, { lingkup: 'tenant', tenant_id }, (trx) =>
    trx.insertInto('jadwal').values(jadwal(tenant_id)).execute(),
  );
  await inScope(db, { lingkup: 'tenant', tenant_id: otherTenant }, (trx) =>
    trx.insertInto('jadwal').values(jadwal(otherTenant)).execute(),
  );

  const seen = await inScope(db, inside(ours), (trx) => trx.selectFrom('jadwal').select('tenant_id').execute());
  expect(seen).toEqual([{ tenant_id }]);
  const changed = await inScope(db, inside(ours), (trx) =>
    trx.updateTable('jadwal').set({ nama: 'Diubah' }).executeTakeFirst(),
  );
  expect(changed.numUpdatedRows).toBe(0n);
});

test('the activity log can be written and read, not changed', async () => {
  const { ours } = await twoOrganisasi();
  const kegiatan = 'Mengubah profil';
  await inScope(db, inside(ours), (trx) =>
    trx
      .insertInto('log_aktivitas')
      .values({ ...ours, kegiatan, hasil: 200 })
      .execute(),
  );
  const seen = await inScope(db, inside(ours), (trx) => trx.selectFrom('log_aktivitas').select('kegiatan').execute());
  expect(seen).toEqual([{ kegiatan }]);
  const changed = inScope(db, inside(ours), (trx) => trx.updateTable('log_aktivitas').set({ kegiatan: '' }).execute());
  await expect(changed).rejects.toThrow(/permission denied/);
});

test('an operator makes an account of the tenant, and sees it from its membership on', async () => {
  const { ours } = await twoOrganisasi();
  const [before, after] = await inScope(db, inside(ours), async (trx) => {
    const { user_id } = await inWholeTenant(trx, () =>
      trx
        .insertInto('users')
        .values({ tenant_id: ours.tenant_id, nama: 'Budi' })
        .returning('user_id')
        .executeTakeFirstOrThrow(),
    );
    const hidden = await trx.selectFrom('users').select('nama').execute();
    await trx
      .insertInto('anggota')
      .values({ ...ours, user_id })
      .execute();
    return [hidden, await trx.selectFrom('users').select('nama').execute()];
  });
  expect([before, after]).toEqual([[], [{ nama: 'Budi' }]]);
});

test('every table with a tenant or an organisasi has row level security, and every exception names a table', async () => {
  const { rows } = await sql<{ nama: string; is_bound: boolean; is_ours: boolean }>`
    select c.relname as nama, c.relrowsecurity as is_bound,
           exists (select from pg_attribute a where a.attrelid = c.oid and a.attname in ('tenant_id', 'organisasi_id')) as is_ours
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`.execute(db);
  expect(rows.filter(({ is_bound, is_ours }) => is_bound !== is_ours)).toEqual([]);
  expect(rows.map(({ nama }) => nama)).toEqual(expect.arrayContaining(Object.values(TENANCY_EXCEPTIONS).flat()));
});

test('a partition is reached only through its table, which is what row level security and append-only hold for', async () => {
  const { rows } = await owner.query(`
    select p.oid::regclass::text as partisi, r.rolname as peran, hak
    from pg_class p cross join pg_roles r cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as hak
    where p.relispartition and p.relkind = 'r' and p.relnamespace in ('public'::regnamespace, 'hadir'::regnamespace)
      and r.rolname like 'hadir\\_%' and has_table_privilege(r.oid, p.oid, hak)`);
  expect(rows).toEqual([]);
  const { rows: partitions } = await owner.query(`select distinct inhparent::regclass::text as tabel from pg_inherits i
    join pg_class p on p.oid = i.inhparent
    where p.relkind = 'p' and p.relnamespace = 'public'::regnamespace order by 1`);
  expect(partitions.map(({ tabel }) => tabel)).toEqual(['idempotensi', 'kehadiran', 'log_aktivitas', 'presensi']);
});
