import type { billing } from '@hadir/contract/billing/order/billing.contract.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { selectRiwayat } from '../dasar/order.queries.ts';

export const listRiwayatLangganan: Verb<typeof billing.listRiwayatLangganan> = ({ db, organisasi }, filter) =>
  paginate(selectRiwayat(db, organisasi.organisasi_id), filter);
