import type { hargaLangganan } from '@hadir/contract/billing/harga/harga-langganan.contract.ts';
import { paginate } from '../../platform/db/list/paginate.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { selectHarga } from './harga-langganan.queries.ts';

export const listHarga: Verb<typeof hargaLangganan.listHarga> = ({ db, today }, filter) =>
  paginate(selectHarga(db, today), filter);
