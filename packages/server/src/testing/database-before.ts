import { cp, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { presensi } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { Db } from '../platform/db/open/open-db.ts';
import { hashInput } from '../platform/http/pipeline/idempotency.queries.ts';
import { inScope } from '../platform/db/scope/in-scope.ts';
import { writeAll } from '../platform/db/together/write-all.ts';
import { lockTaps } from '../presensi/ketukan/fakta-presensi.queries.ts';
import { insertPresensi } from '../presensi/ketukan/presensi.queries.ts';
import { migrate } from '../platform/db/migrate/migrate.ts';
import { openTestDatabase } from './test-database.ts';

const HERE = join(import.meta.dirname, '../../migrations');

/**
 * A database as it was before a migration, without the functions that come after all migrations; `goOn` brings it as far as
 * (and without) another one. Both are named as their files are, or by how their names begin.
 */
export async function databaseBefore(nama: string) {
  const database = await openTestDatabase({ empty: true });
  const folder = await mkdtemp(join(tmpdir(), 'hadir-sebelum-'));
  await mkdir(join(folder, 'fungsi'));
  const files = (await readdir(HERE)).filter((one) => one.endsWith('.sql'));
  const goOn = async (sampai: string) => {
    for (const one of files.filter((file) => file < sampai)) await cp(join(HERE, one), join(folder, one));
    await migrate(database.url, { folder });
  };
  await goOn(nama);
  return { ...database, goOn };
}

/** Three who are served over and over, the n-th time `serve(who, n)`, while something is done to the database. */
export async function whileServing(run: () => Promise<void>, serve: (who: number, n: number) => Promise<unknown>) {
  const over = new AbortController();
  const goOn = async (who: number) => {
    for (let n = 0; !over.signal.aborted; n += 1) await serve(who, n);
  };
  const serving = Promise.all([goOn(0), goOn(1), goOn(2)]);
  await run().finally(() => over.abort());
  await serving;
}

/** The organisation that `fillAnggota` makes. */
export const DI_SINI = { lingkup: 'organisasi', tenant_id: 1, organisasi_id: 1 } as const;

/** What a phone's check-in does: draws a number under the member's lock, and adds the event; answers its number. */
export const tapPonsel = (db: Db, user_id: number, waktu: string): Promise<number> =>
  inScope(db, DI_SINI, (trx) => insertTap(trx, user_id, waktu));

/**
 * A phone's check-in as the version before 0980 wrote it whole: the event, its day, and under its key what was answered to this
 * input, of which no more is kept here than is looked for in it.
 */
export const tapLama = (db: Db, user_id: number, kunci: string, input: object): Promise<number> =>
  inScope(db, DI_SINI, async (trx) => {
    const now = Date.now();
    const presensi_id = await insertTap(trx, user_id, new Date(now).toISOString());
    await touchHari(trx, user_id, tanggalOfWaktu(waktuLokalOf(now, 'Asia/Jakarta')));
    const { method, path, input: schema } = presensi.submitPresensi;
    await sql`insert into idempotensi (tenant_id, organisasi_id, user_id, kunci, panggilan, isi_hash, jawaban)
      values (1, 1, ${user_id}, ${kunci}::uuid, ${`${method} ${path}`},
        ${hashInput(z.parse(schema, { organisasi_id: 1, ...input }))},
        ${JSON.stringify({ data: { presensi: { presensi_id } } })})`.execute(trx);
    return presensi_id;
  });

async function insertTap(trx: Db, user_id: number, waktu: string): Promise<number> {
  const [own] = await lockTaps(trx, [{ organisasi_id: 1, user_id }], true);
  const isi = {
    tenant_id: 1,
    organisasi_id: 1,
    user_id,
    waktu,
    timezone: 'Asia/Jakarta',
    sumber: 'ponsel',
    radius: STATUS_RADIUS.dalam,
  };
  const lain = { is_luring: false, is_lokasi_palsu: false, is_ditinjau: true, diterima_pada: waktu };
  await writeAll(trx, [insertPresensi([{ ...isi, ...lain, presensi_id: own?.presensi_id }])]);
  return own?.presensi_id ?? 0;
}

/** What a check-in does with its day: opens it, or changes it where it lies. */
export const touchHari = (trx: Db, user_id: number, tanggal: string) =>
  sql`insert into kehadiran (tenant_id, organisasi_id, user_id, tanggal, status, durasi_menit, penjelasan_ringkas)
    values (1, 1, ${user_id}, ${tanggal}::date, 'terbuka', 1, '[]')
    on conflict (organisasi_id, user_id, tanggal) do update set durasi_menit = kehadiran.durasi_menit + 1`.execute(trx);

/** An organisation with so many members, numbered from 1 on, and what `lagi` adds to it. */
export const fillAnggota = (owner: { query: (sql: string) => Promise<unknown> }, anggota: number, lagi = '') =>
  owner.query(`
    set session_replication_role = replica;
    insert into tenant (tenant_id, nama, kode_tenant, no_reg) overriding system value values (1, 'Dinas', 'DINAS', 'T-1');
    insert into organisasi (organisasi_id, tenant_id, nama, kode_organisasi) overriding system value values (1, 1, 'Satu', 'SATU');
    insert into users (user_id, tenant_id, nama) overriding system value
      select n, 1, 'Orang ' || n from generate_series(1, ${anggota}) n;
    insert into anggota (tenant_id, organisasi_id, user_id) select 1, 1, n from generate_series(1, ${anggota}) n;
    ${lagi}
    set session_replication_role = origin;`);

/** What `fillAnggota` adds for a machine at the gate. */
export const MESIN_GERBANG = `insert into lokasi_presensi (lokasi_presensi_id, tenant_id, organisasi_id, nama, lat, lng) overriding system value
    values (1, 1, 1, 'Kantor', -6.2, 106.8);
  insert into perangkat (perangkat_id, tenant_id, organisasi_id, jenis, nama, nomor_seri, lokasi_presensi_id)
    overriding system value values (1, 1, 1, 'mesin', 'Gerbang', 'CKJ1', 1);`;

/** The partitions of a table, with what lies in each. */
export async function partitionsOf(owner: Pool, tabel: string) {
  const { rows } = await owner.query<{ nama: string; batas: string }>(
    `select c.relname as nama, pg_get_expr(c.relpartbound, c.oid) as batas from pg_inherits i
     join pg_class c on c.oid = i.inhrelid where i.inhparent = $1::regclass order by 1`,
    [tabel],
  );
  return rows;
}

/**
 * The months that have a table of their own once tonight's are made: three ahead of this one, from the first after what lay
 * in the table before it had any (which is an earlier one when the month turned since the database was made).
 */
export async function monthsOf(owner: Pool, tabel: string) {
  const { rows } = await owner.query<{ nama: string; tanggal: string }>(
    `select $1 || to_char(b, '_YYYY_MM') as nama, b::date as tanggal
     from (select to_date(right(relname, 7), 'YYYY_MM') + interval '1 month' as awal from pg_class
           where relkind = 'r' and relname ~ ('^' || $1 || '_sampai_') and relnamespace = 'hadir'::regnamespace) p,
       generate_series(p.awal, hadir.bulan_log(now()) + interval '3 months', interval '1 month') b`,
    [tabel],
  );
  return rows;
}
