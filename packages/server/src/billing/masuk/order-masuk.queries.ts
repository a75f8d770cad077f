import type { Order } from '@hadir/contract/billing/order.ts';
import { sql } from 'kysely';
import { contains } from '../../platform/db/list/contains.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { whenGiven } from '../../platform/db/list/when-given.ts';

type Saring = { q?: string | undefined; status?: Order['status'] | undefined };

/** Orders of all organisations, the latest first, with the money that waits to be looked at. */
export const selectOrderMasuk = (db: Db, { q, status }: Saring) =>
  db
    .selectFrom('order_langganan as o')
    .innerJoin('organisasi', 'organisasi.organisasi_id', 'o.organisasi_id')
    .innerJoin('tenant', 'tenant.tenant_id', 'o.tenant_id')
    .select([
      'o.order_id',
      'o.kode_pembayaran',
      'o.tipe',
      'o.akun',
      'o.lama_bulan',
      'o.total',
      'o.status',
      'o.jatuh_tempo',
    ])
    .select(['o.pembuat', 'o.dibuat_pada', 'o.dibayar_pada', 'o.organisasi_id'])
    .select(['organisasi.nama as nama_organisasi', 'tenant.nama as nama_tenant'])
    .select(
      sql<number>`(select coalesce(sum(p.jumlah), 0) from pembayaran p
        where p.order_id = o.order_id and p.keadaan = 'ditinjau')`.as('ditinjau'),
    )
    .$narrowType<Pick<Order, 'tipe' | 'status'>>()
    .$call((query) => whenGiven(query, status, (query, status) => query.where(berstatus(status))))
    .$call((query) =>
      whenGiven(query, q, (query, q) =>
        query.where((eb) =>
          eb.or([
            eb('o.kode_pembayaran', 'ilike', contains(q)),
            eb('organisasi.nama', 'ilike', contains(q)),
            eb('tenant.nama', 'ilike', contains(q)),
          ]),
        ),
      ),
    )
    .orderBy('o.order_id', 'desc');

/** What is to be looked at is the money: an order that is paid may have more of it. */
const berstatus = (status: string) =>
  status === 'ditinjau'
    ? sql<boolean>`(o.status = 'ditinjau' or exists (
        select from pembayaran p where p.order_id = o.order_id and p.keadaan = 'ditinjau'))`
    : sql<boolean>`o.status = ${status}`;
