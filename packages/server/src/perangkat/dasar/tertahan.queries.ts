import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { listLuar } from '../../presensi/ketukan/luar.queries.ts';
import type { Mesin } from '../../presensi/ketukan/ketukan-mesin.queries.ts';

export type TertahanBaru = {
  sebab: 'pin' | 'depan' | 'lampau' | 'tertinggal' | 'pindah';
  pin: string;
  waktu: string;
  baris: string;
  kunci: string;
};

/** Which of these lines of a machine are stored already, as an event or as one that waits or was decided. */
export async function listKunciTersimpan(
  db: Db,
  { organisasi_id, perangkat_id }: Pick<Mesin, 'organisasi_id' | 'perangkat_id'>,
  kunci: readonly string[],
): Promise<Set<string>> {
  const dicatat = await listLuar(db, { organisasi_id, perangkat_id }, kunci);
  const { rows } = await sql<{ kunci: string }>`
    select kunci from ketukan_tertahan
    where organisasi_id = ${organisasi_id} and perangkat_id = ${perangkat_id} and kunci = any(${kunci}::text[])
  `.execute(db);
  return new Set([...dicatat.map((one) => one.id_luar), ...rows.map((row) => row.kunci)]);
}

/** Puts lines aside that are no events yet. */
export async function insertTertahan(
  db: Db,
  { tenant_id, organisasi_id, perangkat_id, timezone }: Mesin,
  baris: readonly TertahanBaru[],
  now: Date,
): Promise<void> {
  if (baris.length === 0) return;
  await sql`
    insert into ketukan_tertahan
      (tenant_id, organisasi_id, perangkat_id, timezone, diterima_pada, sebab, pin, waktu, baris, kunci)
    select ${tenant_id}::integer, ${organisasi_id}::integer, ${perangkat_id}::integer, ${timezone satisfies Zona},
      ${now.toISOString()}::timestamptz, b.sebab, b.pin, b.waktu, b.baris, b.kunci
    from unnest(${baris.map((one) => one.sebab)}::text[], ${baris.map((one) => one.pin)}::text[],
      ${baris.map((one) => one.waktu)}::timestamptz[], ${baris.map((one) => one.baris)}::text[],
      ${baris.map((one) => one.kunci)}::text[]) as b (sebab, pin, waktu, baris, kunci)
    on conflict do nothing
  `.execute(db);
}
