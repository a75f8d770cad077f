import type { billing } from '@hadir/contract/billing/order/billing.contract.ts';
import { JATUH_TEMPO_JAM } from '@hadir/rules/billing/jatuh-tempo.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { toWaktuLokal } from '@hadir/rules/waktu/waktu-lokal.ts';
import { epochMsOf } from '@hadir/rules/waktu/zona.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { lockLanggananKini } from '../dasar/langganan-kini.queries.ts';
import { expireOrder, findNpwpTerakhir, findOrder, findStatusTerbuka, insertOrder } from '../dasar/order.queries.ts';
import { priceOrder } from '../dasar/price-order.ts';
import { requestTagihanJob } from './request-tagihan-job.ts';

const PENAHAN = { menunggu: 'billing.order_open', ditinjau: 'billing.order_reviewed' } as const;

/** An order at the price that the caller was shown, to be paid within a day (aturan/langganan#keadaan). */
export const submitOrder: Verb<typeof billing.submitOrder> = async (ctx, asked) => {
  const { db, deps, now, actor, organisasi } = ctx;
  const { tenant_id, organisasi_id } = organisasi;
  const harga = await priceOrder(ctx, asked, await lockLanggananKini(ctx));
  if (harga.total !== asked.total) throw new Refusal('billing.harga_changed');
  const { tgl_awal: _, tgl_akhir, baris, ...angka } = harga;
  const tgl_sampai = harga.tipe === 'tambah-kuota' ? tgl_akhir : null;
  await expireOrder(db, now, organisasi_id);
  const terbuka = await findStatusTerbuka(db, organisasi_id);
  if (terbuka) throw new Refusal(PENAHAN[terbuka]);
  const order_id = await insertOrder(db, {
    ...angka,
    ...(await findNpwpTerakhir(db, organisasi_id)),
    tenant_id,
    organisasi_id,
    tgl_sampai,
    baris: JSON.stringify(baris),
    jatuh_tempo: jatuhTempo(ctx, tgl_sampai),
    penyedia: deps.penyedia ? 'va' : 'manual',
    dibuat_oleh: actor.user_id,
    pembuat: actor.nama,
    dibuat_pada: now,
  });
  const order = found(await findOrder(db, { organisasi_id, order_id }));
  const owner = { tenant_id, organisasi_id, dibuat_oleh: actor.user_id };
  if (deps.penyedia) await deps.jobs.enqueue(db, requestTagihanJob, { order_id }, owner, String(order_id));
  const { kode_pembayaran, tipe, akun, lama_bulan, total } = order;
  ctx.logChange({ sesudah: { kode_pembayaran, tipe, akun, lama_bulan, total } });
  return order;
};

/** In so many hours; more accounts not after the last day that they are for. */
function jatuhTempo({ now, organisasi }: OrganisasiCtx, tgl_sampai: string | null): Date {
  const tempo = now.getTime() + JATUH_TEMPO_JAM * 3_600_000;
  if (tgl_sampai === null) return new Date(tempo);
  const akhir = epochMsOf(toWaktuLokal(addDays(tgl_sampai, 1), 0), organisasi.timezone) - 1;
  return new Date(Math.min(tempo, akhir));
}
