import { sebutSebabTinjau } from './sebut-sebab-tinjau.ts';
import type { SebabTinjau } from '@hadir/rules/billing/judge-pembayaran.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import type { OrderTersimpan } from './order.queries.ts';
import { sebutRupiah } from '@hadir/contract/billing/sebut-rupiah.ts';
import { listPemesan } from './sekitar-order.queries.ts';
import { tellOrder, type TellCtx } from './tell-order.ts';

/** What became of an order: money came that waits to be looked at; paid until a day; or ended or given back money, by somebody with a reason. */
type Nasib =
  | { ditinjau: { jumlah: number; sebab: SebabTinjau } }
  | { dibayar: TanggalRange }
  | { dibatalkan: { user_id: number; oleh: string; keterangan?: string } }
  | { dikembalikan: { user_id: number; jumlah: number; keterangan: string } };

/** Tells who ordered that money waits to be looked at, or that it was paid; or that somebody else ended it or sent its money back. */
export async function tellPemesan(ctx: TellCtx, order: OrderTersimpan, nasib: Nasib): Promise<void> {
  const { organisasi_id, kode_pembayaran, dibuat_oleh, status } = order;
  const layar = `/organisasi/${organisasi_id}/pembayaran/${kode_pembayaran}`;
  const pemesan = await listPemesan(ctx.db, dibuat_oleh);
  if ('ditinjau' in nasib) {
    const { jumlah, sebab } = nasib.ditinjau;
    return tellOrder(ctx, order, pemesan, {
      judul: ['Pembayaran langganan', 'sedang ditinjau'],
      isi: (pesanan) =>
        `${sebutRupiah(jumlah)} sudah datang bagi ${pesanan}, tetapi ${sebutSebabTinjau(order, jumlah, sebab)}. Pengelola Hadir meninjaunya dahulu, dan Anda diberi tahu hasilnya. Jangan memesan lagi sebelum itu.`,
      ajakan: 'Selengkapnya',
      layar,
    });
  }
  if ('dibayar' in nasib) {
    const akhir = tanggalPanjang(nasib.dibayar.tgl_akhir);
    const berlaku = order.tipe === 'tambah-kuota' ? `Kuota bertambah ${order.akun} akun` : 'Langganan berlaku';
    return tellOrder(ctx, order, pemesan, {
      judul: ['Pembayaran langganan', 'diterima'],
      isi: (pesanan) => `Pembayaran ${pesanan} sudah diterima. ${berlaku} sampai ${akhir}.`,
      ajakan: 'Kuitansi dan invoice',
      layar,
    });
  }
  if ('dikembalikan' in nasib) {
    const { user_id, jumlah, keterangan } = nasib.dikembalikan;
    const akibat = status === 'dibayar' ? 'Langganannya tetap berlaku.' : 'Pesanannya berakhir.';
    return tellOrder(ctx, order, lain(pemesan, user_id), {
      judul: ['Uang langganan', 'dikembalikan'],
      isi: (pesanan) =>
        `${sebutRupiah(jumlah)} yang datang bagi ${pesanan} dikembalikan pengelola Hadir: ${keterangan}\n\n${akibat}`,
      ajakan: 'Selengkapnya',
      layar,
    });
  }
  const { user_id, oleh, keterangan } = nasib.dibatalkan;
  return tellOrder(ctx, order, lain(pemesan, user_id), {
    judul: ['Pesanan langganan', 'dibatalkan'],
    isi: (pesanan) =>
      `Pesanan Anda dibatalkan oleh ${oleh}: ${pesanan}.${keterangan ? `\n\nKeterangan: ${keterangan}` : ''}`,
    ajakan: 'Selengkapnya',
    layar,
  });
}

/** Nobody is told of what he did himself. */
const lain = <P extends { user_id: number }>(pemesan: readonly P[], user_id: number) =>
  pemesan.filter((one) => one.user_id !== user_id);
