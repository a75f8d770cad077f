import type { Client } from 'pg';
import type { Filled } from './fill-database.ts';

/**
 * Gives every member the day that the operator has today, on each of `days` days from `from` days ago back: an event
 * in the morning and one eight hours later, and the derived row that names both. Everything else stays the model's.
 */
export async function fillRiwayat(client: Client, { organisasi_id, user_id }: Filled, from: number, days: number) {
  const values = [organisasi_id, user_id[0], from, days];
  // The rows are made from those of the tables: keys need no check, and a crash may lose them.
  await client.query(`set session_replication_role = replica`);
  await client.query(`set synchronous_commit = off`);
  await client.query(
    `with m as materialized (
       select * from presensi where organisasi_id = $1 and user_id = $2 and presensi_id < ${FIRST_ID})
     insert into presensi
     select r.* from m, anggota a, generate_series($3::integer, $3 + $4 - 1) mundur, generate_series(0, 1) ke,
       lateral jsonb_populate_record(row(m.*)::presensi, jsonb_build_object(
         'user_id', a.user_id, 'presensi_id', ${idOf('mundur', 'ke')},
         'waktu', m.waktu - make_interval(days => mundur, hours => -8 * ke), 'waktu_klien', null)) r
     where a.organisasi_id = $1`,
    values,
  );
  await client.query(
    `with m as materialized (
       select * from kehadiran where organisasi_id = $1 and user_id = $2 and presensi_masuk_id < ${FIRST_ID})
     insert into kehadiran
     select r.* from m, anggota a, generate_series($3::integer, $3 + $4 - 1) mundur,
       lateral jsonb_populate_record(row(m.*)::kehadiran, jsonb_build_object(
         'user_id', a.user_id, 'tanggal', m.tanggal - mundur, 'status', 'hadir', 'terbuka_sampai', null,
         'presensi_masuk_id', ${idOf('mundur', '0')}, 'presensi_pulang_id', ${idOf('mundur', '1')})) r
     where a.organisasi_id = $1`,
    values,
  );
  await client.query(`set session_replication_role = origin`);
  await client.query('vacuum analyze presensi, kehadiran');
}

/** Above every id that the server has drawn by then. */
const FIRST_ID = 1_000_000;
const idOf = (mundur: string, ke: string) => `${FIRST_ID} + (a.user_id * 10000::bigint + ${mundur}) * 2 + ${ke}`;
