import type { FaktaJadwalAnggota, FaktaJadwalOrganisasi } from '@hadir/rules/jadwal/jam/fakta-jadwal.ts';
import type { Berlaku, TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { idsSql } from '../../platform/db/open/ids-sql.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import type { Db } from '../../platform/db/open/open-db.ts';

/** A member's schedule, and when he belongs to the organisation. */
export type FaktaJadwalTerbaca = FaktaJadwalAnggota & { keanggotaan: readonly Berlaku[] };

type Gathered = {
  organisasi: FaktaJadwalOrganisasi | null;
  anggota: { user_id: number; fakta: FaktaJadwalTerbaca }[] | null;
};

/**
 * What says which of these dates are work days of the members, both included: of `loadFakta` only the schedules, for who
 * asks nothing of what was done on them.
 */
export async function loadFaktaJadwal(
  db: Db,
  organisasi_id: number,
  user_ids: readonly number[],
  { tgl_awal, tgl_akhir }: TanggalRange,
): Promise<{ organisasi: FaktaJadwalOrganisasi; anggota: Map<number, FaktaJadwalTerbaca> }> {
  const { rows } = await sql<Gathered>`
    ${PREPARED} select hadir.fakta_jadwal_organisasi(${organisasi_id}, ${tgl_awal}::date, ${tgl_akhir}::date) as organisasi,
      (select json_agg(f) from hadir.fakta_jadwal_anggota(
        ${organisasi_id}, ${idsSql(user_ids)}, ${tgl_awal}::date, ${tgl_akhir}::date) f) as anggota
  `.execute(db);
  const [row] = rows;
  if (!row?.organisasi) throw new Error(`Organisasi ${organisasi_id} is not in scope`);
  return {
    organisasi: row.organisasi,
    anggota: new Map((row.anggota ?? []).map(({ user_id, fakta }) => [user_id, fakta])),
  };
}
