import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listSebutan } from '../dasar/sebutan.queries.ts';
import { listNamaTerpakai } from '../akun/akun.queries.ts';
import type { Terpakai } from './find-repeated.ts';

/**
 * Who of the organisation has a PIN, NIP, NIK or NUPTK, which names to sign in with are taken anywhere, and what of it
 * people of the tenant go by.
 */
export async function loadTerpakai(ctx: OrganisasiCtx, nama: string[], nomor: string[]): Promise<Terpakai> {
  const { db, organisasi } = ctx;
  const [rows, taken, sebutan] = await Promise.all([
    db
      .selectFrom('anggota')
      .innerJoin('users', 'users.user_id', 'anggota.user_id')
      .select(['users.nama', 'anggota.pin', 'anggota.nip', 'anggota.nik', 'anggota.nuptk'])
      .where('anggota.organisasi_id', '=', organisasi.organisasi_id)
      .execute(),
    listNamaTerpakai(db, nama),
    listSebutan(ctx, [...nama, ...nomor]),
  ]);
  const ownerOf = (field: 'pin' | 'nip' | 'nik' | 'nuptk') =>
    new Map(rows.flatMap((row) => (row[field] === null ? [] : [[row[field].toLowerCase(), row.nama] as const])));
  const akunLain = new Map([...taken].map((one) => [one, 'akun lain'] as const));
  return {
    pin: ownerOf('pin'),
    nip: ownerOf('nip'),
    nik: ownerOf('nik'),
    nuptk: ownerOf('nuptk'),
    username: akunLain,
    email: akunLain,
    sebutan,
  };
}

type GrupAwal = { user_id: number; group_id: number | null; tgl_mulai: string; tgl_selesai: string | null };

/** The first group of each new member, for as long as he is one. */
export async function insertGrupAwal(ctx: OrganisasiCtx, rows: GrupAwal[]): Promise<void> {
  const { db, tenant_id, organisasi, actor, now } = ctx;
  await sql`
    insert into anggota_grup (tenant_id, organisasi_id, user_id, group_id, tgl_mulai, tgl_selesai, ditetapkan_oleh,
      ditetapkan_pada)
    select ${tenant_id}::integer, ${organisasi.organisasi_id}::integer, user_id, group_id, tgl_mulai, tgl_selesai,
      ${actor.user_id}::integer, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as baru (user_id integer, group_id integer, tgl_mulai date, tgl_selesai date)
    where group_id is not null`.execute(db);
}
