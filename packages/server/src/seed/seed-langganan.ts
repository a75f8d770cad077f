import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import { addDays, tahunOf } from '@hadir/rules/waktu/tanggal.ts';
import { lockOrder, updateOrder } from '../billing/dasar/order.queries.ts';
import { priceOrder } from '../billing/dasar/price-order.ts';
import { getLanggananKini } from '../billing/dasar/langganan-kini.queries.ts';
import { settleOrder } from '../billing/dasar/settle-order.ts';
import { insertHarga } from '../billing/harga/harga-langganan.queries.ts';
import { submitOrder } from '../billing/order/submit-order.ts';
import { updateOrganisasi } from '../organisasi/organisasi.queries.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import type { RencanaOrganisasi } from './rencana/rencana.ts';
import type { AnggotaDemo } from './dasar/seed-anggota.ts';
import { seedCtx } from './dasar/seed-ctx.ts';
import type { At } from './dasar/seed-organisasi.ts';

const AKUN = 60;

/** What a subscription costs in the demo. */
export async function seedHarga(trx: Db, today: string): Promise<void> {
  const tingkat = [
    { dari: 1, harga: 5_000 },
    { dari: 51, harga: 4_000 },
    { dari: 201, harga: 3_000 },
  ];
  await insertHarga(trx, {
    tgl_mulai: `${tahunOf(today) - 1}-01-01`,
    tingkat: JSON.stringify(tingkat),
    ppn: 1_100,
    keterangan: 'Harga awal',
    pembuat: 'Super Admin',
  });
}

/** Where the subscription of an organisation stands: renewed a month ago, near its end with an order that waits, or run out. */
export async function seedLangganan(
  trx: Db,
  at: At,
  { langganan }: RencanaOrganisasi,
  [pertama]: readonly AnggotaDemo[],
  now: Date,
): Promise<void> {
  if (!langganan || !pertama) return;
  const { organisasi_id } = at;
  const { user_id, orang } = pertama;
  const { nama } = orang;
  const orderAt = async (saat: Date) => {
    const ctx = seedCtx(trx, at, { user_id, nama, peran: 'operator' }, saat);
    const asked = { organisasi_id, tipe: 'perpanjangan', akun: AKUN, lama_bulan: 6 } as const;
    const { total } = await priceOrder(ctx, asked, await getLanggananKini(ctx));
    const { order_id } = await submitOrder(ctx, { ...asked, total });
    return { ctx, order_id };
  };
  const { today } = seedCtx(trx, at, { user_id, nama, peran: 'operator' }, now);
  if (langganan === 'habis') {
    await updateOrganisasi({ db: trx }, organisasi_id, { tgl_berlaku_akhir: addDays(today, -20) });
  } else if (langganan === 'hampir habis') {
    await updateOrganisasi({ db: trx }, organisasi_id, { tgl_berlaku_akhir: addDays(today, 12) });
    const { order_id } = await orderAt(now);
    // Its account is asked for when the server starts.
    await updateOrder(trx, order_id, { penyedia: 'va' });
  } else {
    const { ctx, order_id } = await orderAt(new Date(now.getTime() - 30 * SEHARI_MS));
    const order = await lockOrder(trx, { order_id });
    if (order) await settleOrder(ctx, order, ctx.now);
  }
}
