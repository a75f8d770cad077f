import type { billing } from '@hadir/contract/billing/order/billing.contract.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { selectOrder } from '../dasar/order.queries.ts';

export const listOrder: Verb<typeof billing.listOrder> = ({ db, organisasi }, filter) =>
  paginate(selectOrder(db, organisasi.organisasi_id, filter.status), filter);
