import { judgeBarisImpor } from '@hadir/rules/presensi/impor/judge-baris-impor.ts';
import { toJam } from '@hadir/rules/waktu/jam.ts';
import { detikOfWaktu, tanggalOfWaktu, type WaktuLokal } from '@hadir/rules/waktu/waktu-lokal.ts';
import { zonaOn, type ZonaBerlaku } from '@hadir/rules/waktu/zona-on.ts';
import { epochMsOf, ZONA_BAWAAN } from '@hadir/rules/waktu/zona.ts';
import { sql } from 'kysely';
import { antaraSaatSql } from '../../kehadiran/hari/antara-saat-sql.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { ScanAnggota } from './read-log-mesin.ts';

type Keys = { tenant_id: number; organisasi_id: number };

/** Members by their PIN on the machines. */
export async function listPin(db: Db, organisasi_id: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('anggota')
    .select(['pin', 'user_id'])
    .where('organisasi_id', '=', organisasi_id)
    .where('pin', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ pin, user_id }) => (pin === null ? [] : [[pin, user_id]])));
}

/** So many are asked for in one statement: a log of years is longer than a statement may take on a busy machine. */
const SEKALI_HITUNG = 10_000;

/** How many of the scans are recorded already. */
export async function countTercatat(db: Db, organisasi_id: number, scans: readonly ScanAnggota[]): Promise<number> {
  let jumlah = 0;
  for (let first = 0; first < scans.length; first += SEKALI_HITUNG) {
    jumlah += await countSebagian(db, organisasi_id, scans.slice(first, first + SEKALI_HITUNG));
  }
  return jumlah;
}

/** A scan that came in a log bears the name that this one would; of one that the machine sent itself its event says whose it is. */
async function countSebagian(db: Db, organisasi_id: number, scans: readonly ScanAnggota[]): Promise<number> {
  const { rows } = await sql<{ jumlah: number }>`
    select count(*) as jumlah
    from unnest(${scans.map((scan) => scan.user_id)}::integer[], ${scans.map(idLuarOf)}::text[]) as scan (user_id, id_luar)
    where exists (select from presensi_luar l
        where l.organisasi_id = ${organisasi_id} and l.ujung = scan.id_luar and l.pangkal = ''
          and l.asal = hadir.asal_luar(null, scan.user_id, 'mesin', null))
      or exists (select from presensi_luar l
        join presensi p on p.organisasi_id = l.organisasi_id and p.presensi_id = l.presensi_id and p.waktu = l.presensi_waktu
        where l.organisasi_id = ${organisasi_id} and l.ujung = scan.id_luar and p.user_id = scan.user_id
          and p.sumber = 'mesin' and p.perangkat_id is not null)
  `.execute(db);
  return rows[0]?.jumlah ?? 0;
}

/** How many of the scans fall on dates on which their member was none. */
export async function countLuarKeanggotaan(
  db: Db,
  organisasi_id: number,
  scans: readonly ScanAnggota[],
): Promise<number> {
  const { rows } = await sql<{ jumlah: number }>`
    select coalesce(sum(jumlah), 0)::integer as jumlah
    from (
      select user_id, tanggal, count(*) as jumlah
      from unnest(${scans.map((scan) => scan.user_id)}::integer[],
        ${scans.map(({ waktu }) => tanggalOfWaktu(waktu))}::date[]) as scan (user_id, tanggal)
      group by user_id, tanggal
    ) as hari
    where not exists (select from keanggotaan k
      where k.organisasi_id = ${organisasi_id} and k.user_id = hari.user_id and k.berlaku @> hari.tanggal)
  `.execute(db);
  return rows[0]?.jumlah ?? 0;
}

/** How many were recorded, and how many of them wait for review. */
export type Tercatat = { tercatat: number; ditahan: number };

/**
 * Records the scans that are not there yet, the importer's own to wait for review (aturan/presensi#log-mesin), each in the zone that its place had on its date; one that its machine has sent itself is there. Their names are
 * written for all of them together, not by the trigger for each (`presensi_luar`).
 */
export async function insertScans(
  db: Db,
  { tenant_id, organisasi_id }: Keys,
  scans: readonly ScanAnggota[],
  zona: readonly ZonaBerlaku[],
  pengimpor: number | null,
): Promise<Tercatat> {
  const timezone = scans.map(({ waktu }) => zonaOn(zona, tanggalOfWaktu(waktu)));
  const saat = scans.map(({ waktu }, n) => new Date(epochMsOf(waktu, timezone[n] ?? ZONA_BAWAAN)).toISOString());
  const ditahan = scans.map(({ user_id }) => judgeBarisImpor(user_id, pengimpor)?.join() ?? null);
  await sql`select set_config('hadir.luar', 'dicatat', true)`.execute(db);
  const { rows } = await sql<Tercatat>`
    with scan as materialized (
      select nextval('presensi_presensi_id_seq') as presensi_id, scan.user_id, scan.waktu, scan.timezone, scan.id_luar,
        string_to_array(scan.ditahan, ',') as sebab
      from unnest(${scans.map((scan) => scan.user_id)}::integer[],
        ${saat}::timestamptz[], ${timezone}::text[],
        ${scans.map(idLuarOf)}::text[], ${ditahan}::text[]) as scan (user_id, waktu, timezone, id_luar, ditahan)
      where not exists (select from presensi p where p.organisasi_id = ${organisasi_id} and p.user_id = scan.user_id
        and p.waktu = scan.waktu and p.sumber = 'mesin' and p.perangkat_id is not null
        and ${antaraSaatSql('p.waktu', saat)})
    ), bernama as (
      insert into presensi_luar (tenant_id, organisasi_id, ujung, pangkal, asal, presensi_id, presensi_waktu)
      select ${tenant_id}::integer, ${organisasi_id}::integer, right(scan.id_luar, 19), left(scan.id_luar, -19),
        hadir.asal_luar(null, scan.user_id, 'mesin', null), scan.presensi_id, scan.waktu
      from scan on conflict do nothing
      returning presensi_id
    ), tercatat as (
      insert into presensi (presensi_id, tenant_id, organisasi_id, user_id, waktu, timezone, sumber, id_luar,
        is_ditinjau, sebab_ditinjau)
      select scan.presensi_id, ${tenant_id}::integer, ${organisasi_id}::integer, scan.user_id, scan.waktu, scan.timezone, 'mesin',
        scan.id_luar, scan.sebab is not null, scan.sebab
      from scan join bernama using (presensi_id)
      returning is_ditinjau
    )
    select count(*)::integer as tercatat, (count(*) filter (where is_ditinjau))::integer as ditahan from tercatat
  `.execute(db);
  await sql`select set_config('hadir.luar', '', true)`.execute(db);
  return rows[0] ?? { tercatat: 0, ditahan: 0 };
}

/** A scan has no number of its own: on the machine, member and second make it one. */
const idLuarOf = ({ waktu }: { waktu: WaktuLokal }) => `${tanggalOfWaktu(waktu)} ${toJam(detikOfWaktu(waktu))}`;
