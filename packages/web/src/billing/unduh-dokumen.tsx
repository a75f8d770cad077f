import { DOKUMEN_ORDER, listDokumenOrder, type DokumenOrder } from '@hadir/rules/billing/dokumen-order.ts';
import type { StatusOrder } from '@hadir/rules/billing/status-order.ts';
import { api } from '../base/api/api.ts';
import { FileDownload } from '../ui/feedback/file-download.tsx';

const LABEL: Record<DokumenOrder, string> = {
  proforma: 'Unduh proforma',
  invoice: 'Unduh invoice',
  kuitansi: 'Unduh kuitansi',
};

type Props = { organisasi_id: number; order: { order_id: number; kode_pembayaran: string; status: StatusOrder } };

/** The papers that an order has in its state, each as a PDF; nothing where it has none. */
export function UnduhDokumen({ organisasi_id, order: { order_id, kode_pembayaran, status } }: Props) {
  const ada = listDokumenOrder(status);
  return DOKUMEN_ORDER.filter((jenis) => ada.includes(jenis)).map((jenis) => (
    <FileDownload
      key={jenis}
      variant="default"
      load={() => api.billing.printDokumenOrder.file({ organisasi_id, order_id, jenis })}
      fileName={`${jenis}-${kode_pembayaran}.pdf`}
    >
      {LABEL[jenis]}
    </FileDownload>
  ));
}
