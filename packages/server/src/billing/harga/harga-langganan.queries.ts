import type { HargaLangganan } from '@hadir/contract/billing/harga/harga-langganan.contract.ts';
import type { TabelHarga } from '@hadir/rules/billing/count-harga.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql, type Insertable } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Tables } from '../../platform/db/open/tables.ts';
import type { SalinanTabel } from '../../platform/kit/bagian.ts';

const berlakuOn = (today: Tanggal) =>
  sql`(select h.harga_id from harga_langganan h where h.tgl_mulai <= ${today}::date
    order by h.tgl_mulai desc, h.harga_id desc limit 1)`;

/** The price list in force on a day: the latest that has begun. */
export const findHargaBerlaku = (db: Db, today: Tanggal) =>
  db
    .selectFrom('harga_langganan')
    .select(['tingkat', 'ppn'])
    .$narrowType<{ tingkat: TabelHarga['tingkat'] }>()
    .where('harga_id', '=', berlakuOn(today) as never)
    .executeTakeFirst();

/** Every list there is, the latest first. */
export const selectHarga = (db: Db, today: Tanggal) =>
  db
    .selectFrom('harga_langganan')
    .select(['harga_id', 'tgl_mulai', 'tingkat', 'ppn', 'keterangan', 'pembuat', 'dibuat_pada'])
    .select(
      sql<HargaLangganan['keadaan']>`case when tgl_mulai > ${today}::date then 'mendatang'
        when harga_id = ${berlakuOn(today)} then 'berlaku' else 'lampau' end`.as('keadaan'),
    )
    .$narrowType<Pick<HargaLangganan, 'tingkat'>>()
    .orderBy('tgl_mulai', 'desc')
    .orderBy('harga_id', 'desc');

export const findHarga = (db: Db, today: Tanggal, harga_id: number) =>
  selectHarga(db, today).where('harga_id', '=', harga_id).executeTakeFirst();

export async function insertHarga(db: Db, row: Insertable<Tables['harga_langganan']>): Promise<number> {
  const { harga_id } = await db
    .insertInto('harga_langganan')
    .values(row)
    .returning('harga_id')
    .executeTakeFirstOrThrow();
  return harga_id;
}

export async function deleteHarga(db: Db, harga_id: number): Promise<void> {
  await db.deleteFrom('harga_langganan').where('harga_id', '=', harga_id).execute();
}

export const DATA_SAYA_HARGA_LANGGANAN: SalinanTabel = {
  harga_langganan: 'the product’s prices; that he set them is in the log',
};
