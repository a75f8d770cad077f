import type { orderMasuk } from '@hadir/contract/billing/masuk/order-masuk.contract.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { selectOrderMasuk } from './order-masuk.queries.ts';

export const listOrderMasuk: Verb<typeof orderMasuk.listOrderMasuk> = ({ db }, filter) =>
  paginate(selectOrderMasuk(db, filter), filter);
