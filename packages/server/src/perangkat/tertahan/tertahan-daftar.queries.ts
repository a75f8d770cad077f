import type {
  KetukanTertahan,
  PinMenunggu,
  SebabTertahan,
} from '@hadir/contract/perangkat/tertahan/ketukan-tertahan.contract.ts';
import type { Page } from '@hadir/contract/kit/fields.ts';
import { toPinPolos } from '@hadir/rules/perangkat/match-pin.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { sql } from 'kysely';
import type { output } from 'zod/mini';
import { contains } from '../../platform/db/list/contains.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import { toHalaman } from '../../platform/kit/to-halaman.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { KUNCI_LAIN } from '../dasar/maks-rusak.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';

type Filter = { page: number; count: number; q?: string | undefined };
type Pin = output<typeof PinMenunggu>;

export async function selectPinMenunggu(
  { db, organisasi }: OrganisasiCtx,
  { page, count, q = '' }: Filter,
): Promise<Page<Pin>> {
  const menunggu = sql`ketukan_tertahan t join perangkat p
      on p.organisasi_id = t.organisasi_id and p.perangkat_id = t.perangkat_id
    where t.organisasi_id = ${organisasi.organisasi_id} and t.keadaan = 'menunggu' and t.sebab = 'pin'
      and t.pin like ${contains(q)}`;
  const [data, total] = await Promise.all([
    sql<Pin>`
      select t.pin, count(*) as jumlah, min(t.waktu) as pertama, max(t.waktu) as terakhir, max(t.timezone) as timezone,
        array_agg(distinct p.nama order by p.nama) as perangkat
      from ${menunggu}
      group by t.pin order by max(t.waktu) desc, t.pin
      limit ${count} offset ${(page - 1) * count}`.execute(db),
    sql<{ total: number }>`select count(distinct t.pin) as total from ${menunggu}`.execute(db),
  ]);
  return toHalaman(data.rows, total.rows[0]?.total ?? 0, { page, count });
}

/** How many PINs of nobody, and how many lines of which none is an event yet, wait for somebody. */
export async function countTertahanMenunggu({ db, organisasi }: OrganisasiCtx): Promise<number> {
  const { rows } = await sql<{ jumlah: number }>`
    select (count(distinct pin) filter (where sebab = 'pin') + count(*) filter (where sebab <> 'pin'))::integer as jumlah
    from ketukan_tertahan where organisasi_id = ${organisasi.organisasi_id} and keadaan = 'menunggu'`.execute(db);
  return rows[0]?.jumlah ?? 0;
}

export function selectTertahan(
  { db, organisasi }: OrganisasiCtx,
  filter: Filter & { perangkat_id?: number | undefined },
) {
  const { q, perangkat_id } = filter;
  const found = db
    .selectFrom('ketukan_tertahan as t')
    .innerJoin('perangkat as p', (join) =>
      join.onRef('p.organisasi_id', '=', 't.organisasi_id').onRef('p.perangkat_id', '=', 't.perangkat_id'),
    )
    .select([
      't.tertahan_id',
      't.perangkat_id',
      'p.nama as nama_perangkat',
      't.sebab',
      't.pin',
      't.waktu',
      't.timezone',
      't.baris',
      't.diterima_pada',
      't.jumlah',
      't.terakhir_pada',
    ])
    .select((eb) => eb('t.kunci', '=', KUNCI_LAIN).as('is_lain'))
    .$castTo<Omit<output<typeof KetukanTertahan>, 'nama_anggota'>>()
    .where('t.organisasi_id', '=', organisasi.organisasi_id)
    .where('t.keadaan', '=', 'menunggu')
    .where('t.sebab', '<>', 'pin')
    .$call((query) => whereGiven(query, 't.perangkat_id', '=', perangkat_id))
    .$call((query) => whenGiven(query, q, (query, q) => query.where('t.baris', 'ilike', contains(q))))
    .orderBy('t.diterima_pada', 'desc')
    .orderBy('t.tertahan_id', 'desc');
  return paginate(found, filter);
}

/** What of each machine waits for which reason, PINs without a member aside. */
export async function listSebab(
  { db, organisasi }: OrganisasiCtx,
  perangkat_id: number | undefined,
): Promise<output<typeof SebabTertahan>[]> {
  const { rows } = await sql<output<typeof SebabTertahan>>`
    select t.perangkat_id, p.nama as nama_perangkat, t.sebab, count(*) as baris, sum(t.jumlah)::bigint as jumlah,
      min(t.diterima_pada) as pertama, max(coalesce(t.terakhir_pada, t.diterima_pada)) as terakhir,
      max(t.timezone) as timezone, max(t.tertahan_id) as sampai
    from ketukan_tertahan t
    join perangkat p on p.organisasi_id = t.organisasi_id and p.perangkat_id = t.perangkat_id
    where t.organisasi_id = ${organisasi.organisasi_id} and t.keadaan = 'menunggu' and t.sebab <> 'pin'
      and t.perangkat_id = coalesce(${perangkat_id ?? null}::integer, t.perangkat_id)
    group by t.perangkat_id, p.nama, t.sebab order by count(*) desc, p.nama, t.sebab`.execute(db);
  return rows;
}

/** Discards what of one machine waits for one reason, up to a row; answers how many rows that were. */
export async function updateSebab(
  { db, organisasi, actor }: OrganisasiCtx,
  { perangkat_id, sebab, sampai, alasan }: { perangkat_id: number; sebab: string; sampai: number; alasan: string },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('ketukan_tertahan')
    .set({ keadaan: 'dibuang', alasan })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('perangkat_id', '=', perangkat_id)
    .where('keadaan', '=', 'menunggu')
    .where('sebab', '=', sebab)
    .where('tertahan_id', '<=', sampai)
    .where(
      sql<boolean>`not exists (select from anggota a where a.organisasi_id = ${organisasi.organisasi_id}
        and a.user_id = ${actor.user_id} and ltrim(a.pin, '0') = ltrim(ketukan_tertahan.pin, '0'))`,
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export type TertahanRow = {
  tertahan_id: number;
  perangkat_id: number;
  sebab: string;
  pin: string | null;
  waktu: string | null;
  kunci: string;
  baris: string;
  nama: string;
  lokasi_presensi_id: number;
  timezone: Zona;
};

const selectRow = ({ db, organisasi }: OrganisasiCtx) =>
  db
    .selectFrom('ketukan_tertahan as t')
    .innerJoin('perangkat as p', (join) =>
      join.onRef('p.organisasi_id', '=', 't.organisasi_id').onRef('p.perangkat_id', '=', 't.perangkat_id'),
    )
    .select([
      't.tertahan_id',
      't.perangkat_id',
      't.sebab',
      't.pin',
      't.waktu',
      't.kunci',
      't.baris',
      't.timezone',
      'p.nama',
      'p.lokasi_presensi_id',
    ])
    .where('t.organisasi_id', '=', organisasi.organisasi_id)
    .where('t.keadaan', '=', 'menunggu')
    .$castTo<TertahanRow>();

/** A line that waits, locked until the transaction ends. */
export const lockTertahan = (ctx: OrganisasiCtx, tertahan_id: number): Promise<TertahanRow | undefined> =>
  selectRow(ctx)
    .where('t.tertahan_id', '=', tertahan_id)
    .where('t.sebab', '<>', 'pin')
    .forUpdate('t')
    .executeTakeFirst();

/** All lines that wait for this PIN, written with zeros before it or without. */
export const lockTertahanOfPin = (ctx: OrganisasiCtx, pin: string): Promise<TertahanRow[]> =>
  selectRow(ctx)
    .where('t.sebab', '=', 'pin')
    .where(sql<boolean>`ltrim(t.pin, '0') = ${toPinPolos(pin).replace(/^0+/, '')}`)
    .orderBy('t.tertahan_id')
    .forUpdate('t')
    .execute();

export async function updateTertahan(
  { db, organisasi }: OrganisasiCtx,
  ids: readonly number[],
  isi: { keadaan: 'dicatat' | 'dibuang'; alasan: string | null },
): Promise<void> {
  await db
    .updateTable('ketukan_tertahan')
    .set(isi)
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where(sql<boolean>`tertahan_id = any(${ids}::bigint[])`)
    .execute();
}
