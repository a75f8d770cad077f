import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Mesin } from '../../presensi/ketukan/ketukan-mesin.queries.ts';
import { KUNCI_LAIN } from './maks-rusak.ts';

type Rusak = { kunci: string; baris: string; jumlah: number };
type Kunci = Pick<Mesin, 'organisasi_id' | 'perangkat_id'>;

const isi = (rusak: readonly Rusak[]) => sql`unnest(${rusak.map((one) => one.kunci)}::text[],
  ${rusak.map((one) => one.baris)}::text[], ${rusak.map((one) => one.jumlah)}::bigint[]) as b (kunci, baris, jumlah)`;

/** Counts lines that came again, decided or not; answers which those are. */
export async function updateRusak(
  db: Db,
  { organisasi_id, perangkat_id }: Kunci,
  rusak: readonly Rusak[],
  now: Date,
): Promise<Set<string>> {
  const { rows } = await sql<{ kunci: string }>`
    update ketukan_tertahan t set jumlah = t.jumlah + b.jumlah, terakhir_pada = ${now.toISOString()}::timestamptz
    from ${isi(rusak)}
    where t.organisasi_id = ${organisasi_id} and t.perangkat_id = ${perangkat_id} and t.kunci = b.kunci
    returning t.kunci`.execute(db);
  return new Set(rows.map((row) => row.kunci));
}

/** How many of a machine's lines that cannot be read wait, each with a row of its own. */
export async function countRusak(db: Db, { organisasi_id, perangkat_id }: Kunci): Promise<number> {
  const { rows } = await sql<{ jumlah: number }>`
    select count(*) as jumlah from ketukan_tertahan
    where organisasi_id = ${organisasi_id} and perangkat_id = ${perangkat_id} and keadaan = 'menunggu' and sebab = 'rusak'
      and kunci <> ${KUNCI_LAIN}`.execute(db);
  return rows[0]?.jumlah ?? 0;
}

/** Keeps lines that are new; what is counted together goes on, or begins anew where its row was decided. */
export async function insertRusak(
  db: Db,
  { tenant_id, organisasi_id, perangkat_id, timezone }: Mesin,
  rusak: readonly Rusak[],
  now: Date,
): Promise<void> {
  if (rusak.length === 0) return;
  await sql`
    insert into ketukan_tertahan as t
      (tenant_id, organisasi_id, perangkat_id, timezone, diterima_pada, terakhir_pada, sebab, baris, kunci, jumlah)
    select ${tenant_id}::integer, ${organisasi_id}::integer, ${perangkat_id}::integer, ${timezone satisfies Zona},
      ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, 'rusak', b.baris, b.kunci, b.jumlah
    from ${isi(rusak)}
    on conflict (organisasi_id, perangkat_id, kunci) do update set
      jumlah = case when t.keadaan = 'menunggu' then t.jumlah else 0 end + excluded.jumlah,
      diterima_pada = case when t.keadaan = 'menunggu' then t.diterima_pada else excluded.diterima_pada end,
      baris = excluded.baris, terakhir_pada = excluded.terakhir_pada, keadaan = 'menunggu', alasan = null
  `.execute(db);
}
