import { api } from '../../base/api/api.ts';
import { readFilters } from '../../base/filters/read-filters.ts';
import type { SearchParams } from '../../base/filters/search-params.ts';
import { FILTER_RIWAYAT, toRiwayatInput } from './filter-riwayat.ts';

/** What Riwayat Kehadiran of an organisation asks for under an address. */
export const riwayatQuery = (
  { organisasi_id }: { organisasi_id: number },
  search: SearchParams,
  asked: { count?: number } = {},
) =>
  api.kehadiran.listRiwayatKehadiran.query({
    organisasi_id,
    ...toRiwayatInput(readFilters(FILTER_RIWAYAT, search)),
    ...asked,
  });
