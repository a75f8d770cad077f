import type { contract } from '@hadir/contract/contract.ts';
import { printDokumenOrder } from '../../../billing/cetak/print-dokumen-order.ts';
import { cancelOrder } from '../../../billing/order/cancel-order.ts';
import { checkHarga } from '../../../billing/order/check-harga.ts';
import { getNpwp } from '../../../billing/order/get-npwp.ts';
import { getOrder } from '../../../billing/order/get-order.ts';
import { getPembayaran } from '../../../billing/order/get-pembayaran.ts';
import { listOrder } from '../../../billing/order/list-order.ts';
import { listRiwayatLangganan } from '../../../billing/order/list-riwayat-langganan.ts';
import { submitOrder } from '../../../billing/order/submit-order.ts';
import { uploadNpwp } from '../../../billing/order/upload-npwp.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';

export const billingRoutes: Handlers<typeof contract.billing> = {
  checkHarga,
  listOrder,
  submitOrder,
  getOrder,
  getPembayaran,
  cancelOrder,
  listRiwayatLangganan,
  uploadNpwp,
  getNpwp,
  printDokumenOrder,
};
