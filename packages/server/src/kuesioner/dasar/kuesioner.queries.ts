import { sql, type Updateable } from 'kysely';
import type { Tables } from '../../platform/db/open/tables.ts';
import type { Tempat } from './tempat.ts';
import type { KuesionerTersimpan } from './kuesioner-tersimpan.ts';
import { isSasaranSql } from './sasaran-sql.ts';

const KOLOM = [
  'kuesioner.kuesioner_id',
  'judul',
  'keterangan',
  'ucapan',
  'bagian',
  'is_anonim',
  'sasaran',
  'kuesioner.status',
  'kuesioner.tgl_mulai',
  'kuesioner.tgl_selesai',
  'is_sekali_perangkat',
  'versi',
] as const;

const selectOne = ({ db, organisasi }: Tempat, kuesioner_id: number) =>
  db
    .selectFrom('kuesioner')
    .select(KOLOM)
    .$narrowType<KuesionerTersimpan>()
    .where('kuesioner.organisasi_id', '=', organisasi.organisasi_id)
    .where('kuesioner_id', '=', kuesioner_id);

export const findKuesioner = (tempat: Tempat, kuesioner_id: number): Promise<KuesionerTersimpan | undefined> =>
  selectOne(tempat, kuesioner_id).executeTakeFirst();

/** Nobody changes it, or answers it, until the transaction ends. */
export const lockKuesioner = (tempat: Tempat, kuesioner_id: number): Promise<KuesionerTersimpan | undefined> =>
  selectOne(tempat, kuesioner_id).forUpdate().executeTakeFirst();

/** Nobody changes it until the transaction ends; many answer it at the same time. */
export const holdKuesioner = (tempat: Tempat, kuesioner_id: number): Promise<KuesionerTersimpan | undefined> =>
  selectOne(tempat, kuesioner_id).forShare().executeTakeFirst();

/** Whether it is meant for a member today. */
export async function isSasaran(tempat: Tempat, kuesioner_id: number, user_id: number): Promise<boolean> {
  const row = await selectOne(tempat, kuesioner_id).where(isSasaranSql(user_id, tempat.today)).executeTakeFirst();
  return row !== undefined;
}

/** How many have answered it, as members and by the link. */
export async function countTerjawab({ db, organisasi }: Tempat, kuesioner_id: number): Promise<number> {
  const { rows } = await sql<{ jumlah: number }>`
    select (select count(*) from kuesioner_partisipasi p
        where p.organisasi_id = ${organisasi.organisasi_id} and p.kuesioner_id = ${kuesioner_id})
      + (select count(*) from kuesioner_kiriman k
        where k.organisasi_id = ${organisasi.organisasi_id} and k.kuesioner_id = ${kuesioner_id}) as jumlah`.execute(
    db,
  );
  return rows[0]?.jumlah ?? 0;
}

type Perubahan = Omit<Updateable<Tables['kuesioner']>, 'kuesioner_id' | 'tenant_id' | 'organisasi_id' | 'versi'>;

export async function updateKuesioner(
  { db, organisasi }: Tempat,
  kuesioner_id: number,
  perubahan: Perubahan,
): Promise<void> {
  await db
    .updateTable('kuesioner')
    .set({ ...perubahan, versi: sql<number>`versi + 1` })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('kuesioner_id', '=', kuesioner_id)
    .execute();
}
