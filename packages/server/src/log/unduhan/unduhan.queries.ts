import type { UnduhanLog } from '@hadir/contract/log/baris-log.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { withAntrean } from '../../platform/queue/with-antrean.ts';

/** The work that makes a file of the log, by its name in `pekerjaan`. */
export const UNDUH_LOG = 'unduh-log';

type HasilUnduhan = { berkas_id: string; nama_berkas: string; ukuran: number };

const TERAKHIR = 10;

/** The files that a person asked for, of an organisation's log or of that above the organisations. */
const selectUnduhan = (db: Db, dibuat_oleh: number, organisasi_id: number | null) =>
  db
    .selectFrom('pekerjaan')
    .leftJoin('berkas', (join) => join.on(sql<boolean>`berkas.berkas_id = (pekerjaan.hasil ->> 'berkas_id')::uuid`))
    .where('pekerjaan.jenis', '=', UNDUH_LOG)
    .where('pekerjaan.dibuat_oleh', '=', dibuat_oleh)
    .where('pekerjaan.organisasi_id', 'is not distinct from', organisasi_id)
    .select([
      'pekerjaan.pekerjaan_id as unduhan_id',
      sql<string>`pekerjaan.masukan ->> 'nama'`.as('nama'),
      sql<UnduhanLog['status']>`pekerjaan.status`.as('status'),
      'pekerjaan.selesai',
      'pekerjaan.total',
      'pekerjaan.pesan',
      sql<number | null>`(pekerjaan.hasil ->> 'ukuran')::integer`.as('ukuran'),
      'berkas.dihapus_pada as berkas_dihapus_pada',
      'pekerjaan.dibuat_pada',
    ]);

export async function selectUnduhanTerakhir(
  db: Db,
  dibuat_oleh: number,
  organisasi_id: number | null,
): Promise<UnduhanLog[]> {
  const rows = await selectUnduhan(db, dibuat_oleh, organisasi_id)
    .orderBy('pekerjaan.dibuat_pada', 'desc')
    .limit(TERAKHIR)
    .execute();
  return withAntrean(db, rows, ({ unduhan_id }) => unduhan_id);
}

export const findUnduhan = (db: Db, dibuat_oleh: number, organisasi_id: number | null, unduhan_id: string) =>
  selectUnduhan(db, dibuat_oleh, organisasi_id)
    .select(sql<HasilUnduhan | null>`pekerjaan.hasil`.as('hasil'))
    .where('pekerjaan.pekerjaan_id', '=', unduhan_id)
    .executeTakeFirst();
