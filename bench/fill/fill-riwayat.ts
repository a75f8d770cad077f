import type { Client } from 'pg';
import { listCopyTables } from '../../packages/server/src/platform/backup/list-copy-tables.ts';
import type { Filled } from './fill-database.ts';

/** Above every id that the server has drawn by then. */
const FIRST_ID = 1_000_000;
const idOf = (ke: string) => `${FIRST_ID} + (a.user_id * 10000::bigint + mundur) * 2 + ${ke}`;

/** What differs from the model's row, by column: person, time and ids. */
const EVENT = {
  user_id: 'a.user_id',
  presensi_id: idOf('ke'),
  waktu: 'm.waktu - make_interval(days => mundur, hours => -8 * ke)',
  waktu_klien: 'null',
};
const DAY = {
  user_id: 'a.user_id',
  tanggal: 'm.tanggal - mundur',
  status: `'hadir'`,
  terbuka_sampai: 'null',
  presensi_masuk_id: idOf('0'),
  presensi_pulang_id: idOf('1'),
};

/**
 * Gives every member the day that the operator has today, on each of `days` days from `from` days ago back: an event
 * in the morning and one eight hours later, and the derived row that names both. Everything else stays the model's.
 */
export async function fillRiwayat(client: Client, filled: Filled, from: number, days: number) {
  // The rows are made from those of the tables: keys need no check, and a crash may lose them.
  await client.query(`set session_replication_role = replica`);
  await client.query(`set synchronous_commit = off`);
  await copyModel(client, filled, 'presensi', EVENT, 'waktu', { from, days, each: 2 });
  await copyModel(client, filled, 'kehadiran', DAY, 'tanggal', { from, days, each: 1 });
  await client.query(`set session_replication_role = origin`);
  await client.query('vacuum analyze presensi, kehadiran');
}

type Copies = { from: number; days: number; each: number };

async function copyModel(
  client: Client,
  { organisasi_id, user_id }: Filled,
  table: string,
  differs: Record<string, string>,
  latest: string,
  { from, days, each }: Copies,
) {
  const kolom = (await listCopyTables(client)).find(({ nama }) => nama === table)?.kolom ?? [];
  await client.query(
    `with m as materialized (
       select * from ${table} where organisasi_id = $1 and user_id = $2 order by ${latest} desc limit 1)
     insert into ${table} (${kolom.join(', ')})
     select ${kolom.map((name) => differs[name] ?? `m.${name}`).join(', ')}
     from m, generate_series($3::integer, $3 + $4 - 1) mundur, anggota a, generate_series(0, $5 - 1) ke
     where a.organisasi_id = $1`,
    [organisasi_id, user_id[0], from, days, each],
  );
}
