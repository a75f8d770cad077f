import { STATUS_KEANGGOTAAN } from '../../packages/rules/src/kode/status-keanggotaan.ts';
import { KODE_PERAN } from '../../packages/rules/src/akses/kode-peran.ts';
import { TIPE_JADWAL } from '../../packages/rules/src/jadwal/jam/jadwal.ts';
import type { Client } from 'pg';

const { operator, user } = KODE_PERAN;

export type Filled = { organisasi_id: number; tenant_id: number; user_id: number[] };

/** The session secret of a measured member: what is stored is only its hash, as for everyone. */
export const sesiOf = (user_id: number) => `ukur-${user_id}`;

/** Organisations with regular hours every day, and members who are signed in; the first of each is its operator. */
export async function fillDatabase(
  client: Client,
  organisasi: number,
  anggota: number,
  kode = 'ukur',
): Promise<Filled[]> {
  const { rows } = await client.query<{ tenant_id: number }>(
    `insert into tenant (no_reg, kode_tenant, nama) values ($1, $1, 'Tenant ukur') returning tenant_id`,
    [kode],
  );
  const tenant_id = rows[0]?.tenant_id ?? 0;
  const made: Filled[] = [];
  for (let n = 1; n <= organisasi; n += 1)
    made.push(await fillOrganisasi(client, tenant_id, `${kode.toUpperCase()}${n}`, anggota));
  await client.query('vacuum analyze');
  return made;
}

async function fillOrganisasi(client: Client, tenant_id: number, kode: string, anggota: number): Promise<Filled> {
  const { rows } = await client.query<{ organisasi_id: number }>(
    `insert into organisasi (tenant_id, kode_organisasi, nama, is_langganan) values ($1, $2, $2, true) returning organisasi_id`,
    [tenant_id, kode],
  );
  const at = [tenant_id, rows[0]?.organisasi_id ?? 0];
  await client.query(`insert into pengaturan_organisasi (tenant_id, organisasi_id) values ($1, $2)`, at);
  await client.query(
    `insert into lokasi_presensi (tenant_id, organisasi_id, nama, lat, lng) values ($1, $2, 'Kantor', -6.2, 106.8)`,
    at,
  );
  await client.query(
    `with j as (
       insert into jadwal (tenant_id, organisasi_id, nama, tipe_jadwal)
       values ($1, $2, 'Reguler', ${TIPE_JADWAL.reguler}) returning jadwal_id),
     v as (
       insert into jadwal_versi (tenant_id, organisasi_id, jadwal_id) select $1, $2, jadwal_id from j returning jadwal_versi_id),
     b as (
       insert into jadwal_baris (jadwal_versi_id, tenant_id, organisasi_id, hari, jam_masuk, jam_pulang)
       select jadwal_versi_id, $1, $2, hari, '07:00', '15:00' from v, generate_series(1, 7) hari)
     insert into jadwal_kerja (tenant_id, organisasi_id, jadwal_id, target, tgl_mulai)
     select $1, $2, jadwal_id, 'organisasi', '2020-01-01' from j`,
    at,
  );
  const { rows: members } = await client.query<{ user_id: number }>(
    `with u as (
       insert into users (tenant_id, nama) select $1, 'Anggota ' || n from generate_series(1, $3::integer) n returning user_id),
     a as (
       insert into anggota (tenant_id, organisasi_id, user_id, role, status)
       select $1, $2, user_id,
         case when user_id = (select min(user_id) from u) then ${operator} else ${user} end, ${STATUS_KEANGGOTAAN.aktif}
       from u returning user_id),
     k as (
       insert into keanggotaan (tenant_id, organisasi_id, user_id, tgl_mulai) select $1, $2, user_id, '2020-01-01' from a),
     s as (
       insert into sesi (token_hash, user_id, tenant_id, kedaluwarsa_pada)
       select sha256(('ukur-' || user_id)::bytea), user_id, $1, now() + interval '1 day' from u)
     select user_id from a order by user_id`,
    [...at, anggota],
  );
  return { tenant_id, organisasi_id: at[1] ?? 0, user_id: members.map(({ user_id }) => user_id) };
}
