import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/db/open/tables.ts';
import type { Balasan, Kiriman } from '../kirim.ts';
import type { Sasaran } from '../sasaran.ts';
import { bangunDunia } from './bangun-dunia.ts';
import type { At } from './list-id.ts';
import { listBerubah, pembacaSidik } from './sidik-baris.ts';
import type { Asing } from './titipkan.ts';

/** A place that the callers have no part in: its ids, and the word that all its names bear. */
export type TempatAsing = {
  nama: string;
  id: Asing;
  tanda: string;
  /** Remembers its rows as they are once jobs have come to rest. */
  ingat: () => Promise<void>;
  /** The tables whose rows are not what is remembered. */
  listBerubah: () => Promise<string[]>;
};
type Kirim = (kiriman: Kiriman) => Promise<Balasan>;

const QUIET_MS = 400;

/** Makes an organisation with rows of each kind, in the tenant given (then only its own rows are watched) or a new one. */
export async function bangunAsing(
  sasaran: Sasaran,
  kirim: Kirim,
  { nama, seed, tenant_id }: { nama: string; seed: number; tenant_id?: number },
): Promise<TempatAsing> {
  const { all } = sasaran;
  const { at, tempat } = await bangunDunia(sasaran, kirim, { seed, ...(tenant_id === undefined ? {} : { tenant_id }) });
  const tanda = `Zq${at.organisasi_id}${nama}`;
  await tandai(all, at, tanda);
  const [{ kode_organisasi } = { kode_organisasi: '' }, sesi] = await Promise.all([
    all
      .selectFrom('organisasi')
      .select('kode_organisasi')
      .where('organisasi_id', '=', at.organisasi_id)
      .executeTakeFirst(),
    listSesi(all, at),
  ]);
  const id: Asing = new Map<string, readonly (number | string)[]>([
    ...tempat.id,
    ['kode_organisasi', [kode_organisasi]],
    ['sesi_id', sesi],
  ]);
  const sidikOf = await pembacaSidik(all, tenant_id === undefined ? 'tenant_id' : 'organisasi_id');
  let dulu = new Map<string, string>();
  return {
    nama,
    id,
    tanda,
    ingat: async () => {
      dulu = await diam(() => sidikOf(at));
    },
    listBerubah: async () => listBerubah(dulu, await sidikOf(at)),
  };
}

/** What its jobs still had to do is done when nothing changes any more. */
async function diam<T extends Map<string, string>>(read: () => Promise<T>): Promise<T> {
  for (let before = await read(); ;) {
    await sleep(QUIET_MS);
    const now = await read();
    if (listBerubah(before, now).length === 0) return now;
    before = now;
  }
}

/** Every name in the place begins with a word that stands nowhere else; what the log has written stays as it is. */
async function tandai(all: Kysely<Tables>, { organisasi_id }: At, tanda: string) {
  const { rows } = await sql<{ tabel: string; kolom: string }>`
    select c.relname as tabel, n.attname as kolom
    from pg_class c join pg_attribute o on o.attrelid = c.oid and o.attname = 'organisasi_id'
    join pg_attribute n on n.attrelid = c.oid and n.attname in ('nama', 'judul') and n.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
      and c.relname <> 'log_aktivitas'`.execute(all);
  for (const { tabel, kolom } of rows) {
    await sql`update ${sql.table(tabel)} set ${sql.ref(kolom)} = ${tanda} || ' ' || ${sql.ref(kolom)}
      where organisasi_id = ${organisasi_id}`.execute(all);
  }
  await sql`update users set nama = ${tanda} || ' ' || nama
    where user_id in (select user_id from anggota where organisasi_id = ${organisasi_id})`.execute(all);
}

async function listSesi(all: Kysely<Tables>, { organisasi_id }: At): Promise<string[]> {
  const rows = await all
    .selectFrom('sesi')
    .innerJoin('anggota', 'anggota.user_id', 'sesi.user_id')
    .select('sesi.sesi_id')
    .where('anggota.organisasi_id', '=', organisasi_id)
    .execute();
  return rows.map(({ sesi_id }) => String(sesi_id));
}
