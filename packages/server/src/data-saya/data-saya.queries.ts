import type { DataSaya } from '@hadir/contract/data-saya/data-saya.contract.ts';
import { sql } from 'kysely';
import type { UserCtx } from '../platform/ctx/ctx.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import { ISI_DATA_SAYA } from './isi-data-saya.ts';

/** The name of the work that makes it. */
export const BUAT_DATA_SAYA = 'data-saya';

type Baris = Record<string, unknown>;
/** Rows by table. */
export type Data = Record<string, Baris[]>;
export type NamaRujukan = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** All rows about a person, with every column that belongs into his copy and the one that says whose a file is. */
export async function listDataSaya(db: Db, user_id: number): Promise<Data> {
  const data: Data = {};
  for (const [tabel, { tanpa = [], buka, milik = 'user_id = :saya', berkasMilik }] of Object.entries(ISI_DATA_SAYA)) {
    const [sebelum = '', sesudah = ''] = milik.split(':saya');
    const hapus = ['tenant_id', ...tanpa].filter((kolom) => kolom !== berkasMilik);
    const { rows } = await sql<{ baris: Baris }>`
      select to_jsonb(t) - ${hapus}::text[] as baris from ${sql.table(tabel)} t
      where ${sql.raw(sebelum)}${user_id}${sql.raw(sesudah)}`.execute(db);
    data[tabel] = rows.map(({ baris }) => (buka ? buka.jadi(baris) : baris));
  }
  return data;
}

const RUJUKAN = {
  organisasi_id: 'organisasi',
  group_id: 'grup',
  lokasi_presensi_id: 'lokasi_presensi',
  jadwal_id: 'jadwal',
  cuti_kategori_id: 'cuti_kategori',
  pola_kerja_id: 'pola_kerja',
  atribut_id: 'atribut',
} as const;

/** By column, what the rows that it names are called. */
export async function listNamaRujukan(db: Db, data: Data): Promise<NamaRujukan> {
  const rows = Object.values(data).flat();
  const nama = new Map<string, Map<number, string>>();
  for (const [kolom, tabel] of Object.entries(RUJUKAN)) {
    const ids = [...new Set(rows.map((baris) => baris[kolom]).filter((id) => typeof id === 'number'))];
    const found = await sql<{ id: number; nama: string }>`
      select ${sql.ref(kolom)} as id, nama from ${sql.table(tabel)} where ${sql.ref(kolom)} = any(${ids}::integer[])`.execute(
      db,
    );
    nama.set(kolom, new Map(found.rows.map((row) => [row.id, row.nama])));
  }
  return nama;
}

export type BerkasSaya = { berkas_id: string; jenis: string; media_type: string };

/** The files that the rows name and that are still kept; of some only those that he sent himself. */
export async function listBerkasSaya(db: Db, data: Data, user_id: number): Promise<BerkasSaya[]> {
  const ids = Object.entries(ISI_DATA_SAYA).flatMap(([tabel, { berkas, berkasMilik }]) =>
    (data[tabel] ?? [])
      .filter((baris) => berkasMilik === undefined || baris[berkasMilik] === user_id)
      .map((baris) => berkas && baris[berkas])
      .filter((id) => typeof id === 'string'),
  );
  return db
    .selectFrom('berkas')
    .select(['berkas_id', 'jenis', 'media_type'])
    .where('berkas_id', '=', sql<string>`any(${[...new Set(ids)]}::uuid[])`)
    .where('dihapus_pada', 'is', null)
    .orderBy('dibuat_pada')
    .execute();
}

type Terakhir = DataSaya & { pekerjaan_id: string; hasil: { berkas_id: string; nama_berkas: string } | null };

/** The copy that was asked for last. */
export const findDataSaya = ({ db, actor }: UserCtx): Promise<Terakhir | undefined> =>
  db
    .selectFrom('pekerjaan')
    .leftJoin('berkas', (join) => join.on(sql<boolean>`berkas.berkas_id = (pekerjaan.hasil ->> 'berkas_id')::uuid`))
    .where('pekerjaan.tenant_id', '=', actor.tenant_id)
    .where('pekerjaan.organisasi_id', 'is', null)
    .where('pekerjaan.jenis', '=', BUAT_DATA_SAYA)
    .where('pekerjaan.dibuat_oleh', '=', actor.user_id)
    .select([
      'pekerjaan.pekerjaan_id',
      sql<DataSaya['status']>`pekerjaan.status`.as('status'),
      'pekerjaan.selesai',
      'pekerjaan.total',
      'pekerjaan.pesan',
      'berkas.ukuran',
      'berkas.dihapus_pada as berkas_dihapus_pada',
      'pekerjaan.dibuat_pada',
      sql<Terakhir['hasil']>`pekerjaan.hasil`.as('hasil'),
    ])
    .orderBy('pekerjaan.dibuat_pada', 'desc')
    .limit(1)
    .executeTakeFirst();
