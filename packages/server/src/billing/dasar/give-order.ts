import { masaOf } from '@hadir/rules/billing/masa-langganan.ts';
import type { LanggananKini } from '@hadir/rules/billing/tipe-order.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { getZona } from '../../kehadiran/turunan/zona.queries.ts';
import { updateOrganisasi } from '../../organisasi/organisasi.queries.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import { insertKuota, listKuotaMendatang } from '../../tenant/kuota/kuota.queries.ts';
import { lockLanggananKini } from './langganan-kini.queries.ts';
import { insertRiwayat, type OrderTersimpan } from './order.queries.ts';

type Ctx = Pick<BaseCtx, 'db' | 'now'>;

/**
 * Gives what a paid order bought, the months or the accounts until their end, and answers from when until when that is.
 * The database lets it be given once (aturan/langganan#pemberian).
 */
export async function giveOrder({ db, now }: Ctx, order: OrderTersimpan): Promise<TanggalRange> {
  const { tenant_id, organisasi_id, order_id, akun } = order;
  const today = localToday(now, await getZona(db, organisasi_id, now));
  const kini = await lockLanggananKini({ db, today, organisasi: order });
  const masa =
    order.tgl_sampai === null ? masaOf(order, kini, today) : { tgl_awal: today, tgl_akhir: order.tgl_sampai };
  const isTambah = order.tipe === 'tambah-kuota';
  const isTanpaAkhir = kini.isBerlaku && kini.tgl_berlaku_akhir === null;
  if (!isTambah && !isTanpaAkhir)
    await updateOrganisasi({ db }, organisasi_id, { is_langganan: true, tgl_berlaku_akhir: masa.tgl_akhir });

  const lines = isTambah
    ? await linesTambah({ db, now }, order, kini, masa)
    : [{ tgl_mulai: masa.tgl_awal, kuota: akun }];
  const keterangan = `Pesanan ${order.kode_pembayaran}`;
  for (const line of lines) await insertKuota(db, { tenant_id, organisasi_id, keterangan, ...line });
  const kuota = lines[0]?.kuota ?? null;
  await insertRiwayat(db, { tenant_id, organisasi_id, order_id, kuota, ...masa, dibuat_pada: now });
  return masa;
}

/** The quota of today and every one that begins until the last day paid for, each with the accounts more; none without limit. */
async function linesTambah({ db }: Ctx, order: OrderTersimpan, { kuota }: LanggananKini, masa: TanggalRange) {
  const lines = [{ tgl_mulai: masa.tgl_awal, kuota }, ...(await listKuotaMendatang(db, order, masa))];
  return lines.flatMap((line) => (line.kuota === null ? [] : [{ ...line, kuota: line.kuota + order.akun }]));
}
