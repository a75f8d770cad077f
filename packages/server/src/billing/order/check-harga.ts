import type { billing } from '@hadir/contract/billing/order/billing.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { getLanggananKini } from '../dasar/langganan-kini.queries.ts';
import { priceOrder } from '../dasar/price-order.ts';

export const checkHarga: Verb<typeof billing.checkHarga> = async (ctx, asked) =>
  priceOrder(ctx, asked, await getLanggananKini(ctx));
