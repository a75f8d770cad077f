import type { LokasiPresensi } from '@hadir/rules/lokasi/judge-radius.ts';
import type { TanggalRange } from '@hadir/rules/tanggal.ts';
import type { Zona } from '@hadir/rules/zona.ts';
import { sql } from 'kysely';
import type { Db } from '../db/open-db.ts';
import { PREPARED } from '../db/prepared.ts';
import type { FaktaAnggota, FaktaOrganisasi } from '../kehadiran/fakta.queries.ts';

export type LokasiFakta = LokasiPresensi & { nama: string; timezone: Zona | null };

export type FaktaPresensi = {
  organisasi: FaktaOrganisasi;
  /** Null for one who is no member. */
  anggota: FaktaAnggota | null;
  lokasi: LokasiFakta[];
};

/** What a tap is judged by, in one question: schedules, the member with his events around it, where he may attend. */
export async function loadFaktaPresensi(
  db: Db,
  organisasi_id: number,
  user_id: number,
  { tgl_awal, tgl_akhir }: TanggalRange,
): Promise<FaktaPresensi> {
  const { rows } = await sql<FaktaPresensi>`
    ${PREPARED} select hadir.fakta_organisasi(${organisasi_id}, ${tgl_awal}::date, ${tgl_akhir}::date) as organisasi,
      (select fakta from hadir.fakta_anggota(${organisasi_id}, array[${user_id}::integer], ${tgl_awal}::date, ${tgl_akhir}::date)) as anggota,
      hadir.lokasi_anggota(${organisasi_id}, ${user_id}) as lokasi
  `.execute(db);
  const [row] = rows;
  if (!row?.organisasi) throw new Error(`Organisasi ${organisasi_id} is not in scope`);
  return row;
}
