import type { DetailOrder, Order, Pembayaran } from '@hadir/contract/billing/order.ts';
import { STATUS_TERBUKA } from '@hadir/rules/billing/status-order.ts';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Tables } from '../../platform/db/open/tables.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';
import type { SalinanTabel } from '../../platform/kit/bagian.ts';

/** What is checked where it is written: the columns' own types are texts. */
type Jenis = Pick<DetailOrder, 'tipe' | 'status' | 'penyedia'> & { baris: DetailOrder['baris'] };
export type OrderTersimpan = Omit<Selectable<Tables['order_langganan']>, keyof Jenis> & Jenis;

const DAFTAR = [
  'order_id', 'kode_pembayaran', 'tipe', 'akun', 'lama_bulan', 'total', 'status', 'jatuh_tempo', 'pembuat', 'dibuat_pada',
  'dibayar_pada',
] as const; // prettier-ignore

/** The orders of an organisation, the latest first. */
export const selectOrder = (db: Db, organisasi_id: number, status?: Order['status']) =>
  db
    .selectFrom('order_langganan')
    .select(DAFTAR)
    .$narrowType<Jenis>()
    .where('organisasi_id', '=', organisasi_id)
    .$call((query) => whereGiven(query, 'status', '=', status))
    .orderBy('order_id', 'desc');

/** Where an order is looked for; without an organisation in all that the caller sees. */
type Dimana = { organisasi_id?: number; order_id?: number; kode_pembayaran?: string };

const selectSatu = (db: Db, { organisasi_id, order_id, kode_pembayaran }: Dimana) =>
  db
    .selectFrom('order_langganan')
    .selectAll()
    .$narrowType<Jenis>()
    .$call((query) => whereGiven(query, 'organisasi_id', '=', organisasi_id))
    .$call((query) => whereGiven(query, 'order_id', '=', order_id))
    .$call((query) => whereGiven(query, 'kode_pembayaran', '=', kode_pembayaran));

export const findOrder = (db: Db, dimana: Dimana): Promise<OrderTersimpan | undefined> =>
  selectSatu(db, dimana).executeTakeFirst();

/** The same; nobody else changes it until the commit. */
export const lockOrder = (db: Db, dimana: Dimana): Promise<OrderTersimpan | undefined> =>
  selectSatu(db, dimana).forUpdate().executeTakeFirst();

export async function insertOrder(db: Db, row: Insertable<Tables['order_langganan']>): Promise<number> {
  const { order_id } = await db
    .insertInto('order_langganan')
    .values(row)
    .returning('order_id')
    .executeTakeFirstOrThrow();
  return order_id;
}

export async function updateOrder(db: Db, order_id: number, row: Updateable<Tables['order_langganan']>): Promise<void> {
  await db.updateTable('order_langganan').set(row).where('order_id', '=', order_id).execute();
}

/** Orders that wait longer than they may run out: all of them, or those of one organisation. */
export async function expireOrder(db: Db, now: Date, organisasi_id?: number): Promise<void> {
  await db
    .updateTable('order_langganan')
    .set({ status: 'kedaluwarsa' })
    .where('status', '=', 'menunggu')
    .where('jatuh_tempo', '<', now.toISOString())
    .$call((query) =>
      whenGiven(query, organisasi_id, (query, organisasi_id) => query.where('organisasi_id', '=', organisasi_id)),
    )
    .execute();
}

/** The state of an organisation's order that holds back the next, where there is one. */
export async function findStatusTerbuka(db: Db, organisasi_id: number) {
  const row = await db
    .selectFrom('order_langganan')
    .select('status')
    .$narrowType<{ status: (typeof STATUS_TERBUKA)[number] }>()
    .where('organisasi_id', '=', organisasi_id)
    .where('status', 'in', STATUS_TERBUKA)
    .executeTakeFirst();
  return row?.status;
}

/** Orders that wait for money through a provider, of all organisations. */
export const listMenungguPenyedia = (db: Db, yang: 'semua' | 'tanpa-nomor') =>
  db
    .selectFrom('order_langganan')
    .select(['order_id', 'tenant_id', 'organisasi_id', 'dibuat_oleh'])
    .where('status', '=', 'menunggu')
    .where('penyedia', '=', 'va')
    .$if(yang === 'tanpa-nomor', (query) => query.where('nomor_va', 'is', null))
    .orderBy('order_id')
    .execute();

/** The money that came for an order, in the order in which it came. */
export const listPembayaran = (db: Db, order_id: number) =>
  db
    .selectFrom('pembayaran')
    .select(['pembayaran_id', 'jumlah', 'nomor_transaksi', 'dibayar_pada', 'keadaan', 'sebab'])
    .$narrowType<Pick<Pembayaran, 'keadaan' | 'sebab'>>()
    .where('order_id', '=', order_id)
    .orderBy('pembayaran_id')
    .execute();

/** The NPWP that the organisation named last, and its picture. */
export const findNpwpTerakhir = (db: Db, organisasi_id: number) =>
  selectOrder(db, organisasi_id)
    .clearSelect()
    .select(['npwp', 'npwp_berkas'])
    .where('npwp', 'is not', null)
    .limit(1)
    .executeTakeFirst();

/** Writes money down, or answers false where this transaction is written down already. */
export async function insertPembayaran(db: Db, row: Insertable<Tables['pembayaran']>): Promise<boolean> {
  const made = await db
    .insertInto('pembayaran')
    .values(row)
    .onConflict((conflict) => conflict.columns(['penyedia', 'nomor_transaksi']).doNothing())
    .returning('pembayaran_id')
    .executeTakeFirst();
  return made !== undefined;
}

export const findTransaksi = (db: Db, penyedia: string, nomor_transaksi: string) =>
  db
    .selectFrom('pembayaran')
    .select('order_id')
    .where('penyedia', '=', penyedia)
    .where('nomor_transaksi', '=', nomor_transaksi)
    .executeTakeFirst();

/** What becomes of all the money of an order that waits to be looked at. */
export async function decideDitinjau(db: Db, order_id: number, keadaan: Pembayaran['keadaan']): Promise<void> {
  await db
    .updateTable('pembayaran')
    .set({ keadaan })
    .where('order_id', '=', order_id)
    .where('keadaan', '=', 'ditinjau')
    .execute();
}

export async function insertRiwayat(db: Db, row: Insertable<Tables['riwayat_langganan']>): Promise<void> {
  await db.insertInto('riwayat_langganan').values(row).execute();
}

export const findRiwayat = (db: Db, order_id: number) =>
  db
    .selectFrom('riwayat_langganan')
    .select(['tgl_awal', 'tgl_akhir', 'dibuat_pada'])
    .where('order_id', '=', order_id)
    .executeTakeFirst();

/** The next number of a year; its row stays locked until the commit, so that none is left out or given twice. */
export async function takeNomor(db: Db, tahun: number): Promise<number> {
  const { terakhir } = await db
    .insertInto('nomor_order')
    .values({ tahun, terakhir: 1 })
    .onConflict((conflict) => conflict.column('tahun').doUpdateSet({ terakhir: sql<number>`nomor_order.terakhir + 1` }))
    .returning('terakhir')
    .executeTakeFirstOrThrow();
  return terakhir;
}

/** What the paid orders of an organisation gave, the latest first. */
export const selectRiwayat = (db: Db, organisasi_id: number) =>
  db
    .selectFrom('riwayat_langganan')
    .innerJoin('order_langganan', 'order_langganan.order_id', 'riwayat_langganan.order_id')
    .select(['riwayat_id', 'riwayat_langganan.order_id', 'kode_pembayaran', 'tipe', 'akun', 'kuota'])
    .select(['tgl_awal', 'tgl_akhir', 'total', 'riwayat_langganan.dibuat_pada'])
    .$narrowType<Pick<Jenis, 'tipe'>>()
    .where('riwayat_langganan.organisasi_id', '=', organisasi_id)
    .orderBy('riwayat_id', 'desc');

type Dilakukan = { kegiatan: string; sesudah: object };

/** A line of the activity log about an order, of what nobody's call did. */
export async function insertLogOrder(db: Db, order: OrderTersimpan, { kegiatan, sesudah }: Dilakukan): Promise<void> {
  const { tenant_id, organisasi_id, order_id } = order;
  await db
    .insertInto('log_aktivitas')
    .values({
      kegiatan,
      hasil: 200,
      tenant_id,
      organisasi_id,
      objek: 'order',
      objek_id: String(order_id),
      sesudah: sql`${JSON.stringify(sesudah)}::jsonb`,
    })
    .execute();
}

export const DATA_SAYA_ORDER_LANGGANAN: SalinanTabel = {
  order_langganan: 'the organisation’s; that he ordered is in the log',
  pembayaran: 'the organisation’s; that he confirmed it is in the log',
};
