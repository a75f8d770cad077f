import type { billing } from '@hadir/contract/billing/order/billing.contract.ts';
import { LABEL_TIPE, sebutPembelian } from '@hadir/contract/billing/sebut-pembelian.ts';
import { listDokumenOrder, nomorDokumen } from '@hadir/rules/billing/dokumen-order.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { issueDokumen } from '../../platform/print/issue-dokumen.ts';
import { getKop } from '../../platform/print/kop-surat.queries.ts';
import { makeLater } from '../../platform/workers/make-later.ts';
import { findOrder, findRiwayat } from '../dasar/order.queries.ts';
import { ZONA_PENERBIT } from '../dasar/settle-order.ts';
import { toDetailOrder } from '../dasar/to-detail-order.ts';
import { sebutRupiah } from '@hadir/contract/billing/sebut-rupiah.ts';
import { LABEL_DOKUMEN_ORDER } from './dokumen-cetak.ts';

/** The proforma, invoice or receipt of an order, on the issuer's paper and by the issuer's calendar (aturan/langganan#dokumen). */
export const printDokumenOrder: Verb<typeof billing.printDokumenOrder> = async (ctx, { order_id, jenis }) => {
  const { organisasi_id } = ctx.organisasi;
  const order = found(await findOrder(ctx.db, { organisasi_id, order_id }));
  if (!listDokumenOrder(order.status).includes(jenis)) throw new Refusal('billing.no_dokumen');
  const riwayat = await findRiwayat(ctx.db, order_id);
  const { nama, alamat, npsn } = await getKop(ctx.db, organisasi_id, ctx.now);
  const nomor = nomorDokumen(jenis, order);
  const alamat_verifikasi = await issueDokumen(ctx, LABEL_DOKUMEN_ORDER[jenis], {
    ringkasan: [
      { label: 'Nomor', nilai: nomor },
      { label: 'Pembeli', nilai: nama },
      { label: LABEL_TIPE[order.tipe], nilai: sebutPembelian(order) },
      { label: 'Jumlah', nilai: sebutRupiah(order.total) },
    ],
  });
  const hariOf = (pada: string) => localToday(new Date(pada), ZONA_PENERBIT);
  const content = makeLater('writeDokumenOrder', ctx, {
    jenis,
    nomor,
    tanggal: hariOf(riwayat?.dibuat_pada ?? order.dibuat_pada),
    dibayar: order.dibayar_pada === null ? null : hariOf(order.dibayar_pada),
    dipesan: localToday(new Date(order.dibuat_pada), ctx.organisasi.timezone),
    sampai: order.tgl_sampai,
    order: await toDetailOrder(ctx, order),
    penerbit: ctx.deps.penerbit,
    pembeli: { nama, alamat, npsn },
    alamat_verifikasi,
  });
  const filename = `${jenis}-${nomor.replaceAll('/', '-')}.pdf`;
  return { filename, mediaType: 'application/pdf', content, inline: true };
};
