import type { Unduhan } from '@hadir/contract/kit/pekerjaan/unduhan.ts';
import { sql } from 'kysely';
import type { Db } from '../db/open/open-db.ts';
import { withAntrean } from './with-antrean.ts';

/** Whose files, of which kind of job; `tentang` are the inputs by which a job of that kind belongs to one subject. */
export type UnduhanSiapa = {
  jenis: string;
  dibuat_oleh: number;
  organisasi_id: number | null;
  tentang?: Readonly<Record<string, number>>;
};

type HasilUnduhan = { berkas_id: string; nama_berkas: string; ukuran: number };
const TERAKHIR = 10;

const selectUnduhan = (db: Db, { jenis, dibuat_oleh, organisasi_id, tentang = {} }: UnduhanSiapa) =>
  db
    .selectFrom('pekerjaan')
    .leftJoin('berkas', (join) => join.on(sql<boolean>`berkas.berkas_id = (pekerjaan.hasil ->> 'berkas_id')::uuid`))
    .where('pekerjaan.jenis', '=', jenis)
    .where('pekerjaan.dibuat_oleh', '=', dibuat_oleh)
    .where('pekerjaan.organisasi_id', 'is not distinct from', organisasi_id)
    .where(sql<boolean>`pekerjaan.masukan @> ${JSON.stringify(tentang)}::jsonb`)
    .select([
      'pekerjaan.pekerjaan_id as unduhan_id',
      sql<string>`pekerjaan.masukan ->> 'nama'`.as('nama'),
      sql<Unduhan['status']>`pekerjaan.status`.as('status'),
      'pekerjaan.selesai',
      'pekerjaan.total',
      'pekerjaan.pesan',
      sql<number | null>`(pekerjaan.hasil ->> 'ukuran')::integer`.as('ukuran'),
      'berkas.dihapus_pada as berkas_dihapus_pada',
      'pekerjaan.dibuat_pada',
    ]);

/** The last ten files that somebody asked for, latest first, each with its place in the queue while it waits. */
export async function selectUnduhanTerakhir(db: Db, siapa: UnduhanSiapa): Promise<Unduhan[]> {
  const rows = await selectUnduhan(db, siapa).orderBy('pekerjaan.dibuat_pada', 'desc').limit(TERAKHIR).execute();
  return withAntrean(db, rows, ({ unduhan_id }) => unduhan_id);
}

/** One of them, with the file that came of it once it is done. */
export const findUnduhan = (db: Db, siapa: UnduhanSiapa, unduhan_id: string) =>
  selectUnduhan(db, siapa)
    .select(sql<HasilUnduhan | null>`pekerjaan.hasil`.as('hasil'))
    .where('pekerjaan.pekerjaan_id', '=', unduhan_id)
    .executeTakeFirst();
