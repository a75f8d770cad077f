import type { CekHarga } from '@hadir/contract/billing/order.ts';
import { countHarga } from '@hadir/rules/billing/count-harga.ts';
import { lamaSampai, masaOf } from '@hadir/rules/billing/masa-langganan.ts';
import type { LanggananKini, TipeOrder } from '@hadir/rules/billing/tipe-order.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findHargaBerlaku } from '../harga/harga-langganan.queries.ts';
import { refuseTipeOrder } from './refuse-tipe-order.ts';

type Asked = { tipe: TipeOrder; akun: number; lama_bulan: number };

/** What this costs today by the list in force; refuses what cannot be ordered (aturan/langganan#harga). */
export async function priceOrder({ db, today }: OrganisasiCtx, asked: Asked, kini: LanggananKini): Promise<CekHarga> {
  refuseTipeOrder(asked, kini);
  const tabel = await findHargaBerlaku(db, today);
  if (!tabel) throw new Refusal('billing.no_harga');
  const { tipe, akun } = asked;
  const masa = masaOf(asked, kini, today);
  const isTambah = tipe === 'tambah-kuota';
  const lama = isTambah ? lamaSampai(today, masa.tgl_akhir) : { bulan: asked.lama_bulan, hari: 0, hari_sebulan: 1 };
  const harga = countHarga(tabel, { akun, setelah: isTambah ? (kini.kuota ?? 0) : 0, lama });
  return { tipe, akun, lama_bulan: lama.bulan, tarif_ppn: tabel.ppn, ...harga, ...masa };
}
