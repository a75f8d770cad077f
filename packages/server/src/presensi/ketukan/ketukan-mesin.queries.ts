import type { SebabDitinjau } from '@hadir/rules/presensi/ketukan/sebab-ditinjau.ts';
import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { sql } from 'kysely';
import { antaraSaatSql } from '../../kehadiran/hari/antara-saat-sql.ts';
import type { Db } from '../../platform/db/open/open-db.ts';

/** A machine's line of a member; `id_luar` is the same whenever the machine sends it. */
export type KetukanMesin = {
  user_id: number;
  waktu: string;
  id_luar: string;
  /** Why it waits for review. */
  sebab?: readonly SebabDitinjau[] | null;
};

/** The machine that lines come from, and where it stands. */
export type Mesin = {
  tenant_id: number;
  organisasi_id: number;
  perangkat_id: number;
  nama: string;
  lokasi_presensi_id: number;
  timezone: Zona;
};

type Dicatat = { user_id: number; waktu: string };

/**
 * Records the lines that are no events yet, whoever had the PIN when they came first; one that a file of the same
 * machine has brought already is none either, nor is the same person's same second with zeros before the PIN. Answers
 * those that were new.
 */
export async function insertKetukanMesin(
  db: Db,
  { tenant_id, organisasi_id, perangkat_id, nama, lokasi_presensi_id, timezone }: Mesin,
  ketukan: readonly KetukanMesin[],
  now: Date,
): Promise<Dicatat[]> {
  const saat = ketukan.map((one) => one.waktu);
  const { rows } = await sql<Dicatat>`
    insert into presensi (tenant_id, organisasi_id, user_id, waktu, timezone, sumber, perangkat, perangkat_id, id_luar,
      radius, lokasi_presensi_id, diterima_pada, is_ditinjau, sebab_ditinjau)
    select ${tenant_id}::integer, ${organisasi_id}::integer, k.user_id, k.waktu, ${timezone}, 'mesin', ${nama},
      ${perangkat_id}::integer, k.id_luar, ${STATUS_RADIUS.dalam}::smallint, ${lokasi_presensi_id}::integer,
      ${now.toISOString()}::timestamptz, k.sebab is not null, string_to_array(k.sebab, ',')
    from (select distinct on (user_id, waktu) * from unnest(
      ${ketukan.map((one) => one.user_id)}::integer[], ${saat}::timestamptz[],
      ${ketukan.map((one) => one.id_luar)}::text[],
      ${ketukan.map(({ sebab }) => sebab?.join() ?? null)}::text[]) as baris (user_id, waktu, id_luar, sebab)
      order by user_id, waktu, id_luar) as k
    where not exists (select from presensi p where p.organisasi_id = ${organisasi_id} and p.user_id = k.user_id
      and p.waktu = k.waktu and p.sumber = 'mesin' and coalesce(p.perangkat_id, ${perangkat_id}) = ${perangkat_id}
      and ${antaraSaatSql('p.waktu', saat)})
    on conflict do nothing
    returning user_id, waktu
  `.execute(db);
  return rows;
}
