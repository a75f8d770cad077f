import { DOKUMEN_ORDER } from '@hadir/rules/billing/dokumen-order.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Kosong } from '../../kit/fields.ts';

export const dokumenOrder = {
  /** To file: the proforma of an order that waits, the invoice and the receipt of a paid one; others are refused (433). */
  printDokumenOrder: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/order/{order_id}/cetak',
    summary: 'Mencetak proforma, invoice, atau kuitansi pesanan',
    scope: 'organisasi',
    who: 'reader',
    access: 'kuota.index',
    locked: 'no',
    input: z.object({ organisasi_id: Id, order_id: Id, jenis: z.enum(DOKUMEN_ORDER) }),
    output: Kosong,
    download: ['application/pdf'],
  }),
};
