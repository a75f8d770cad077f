import { api } from '../../base/api/api.ts';
import { readFilters } from '../../base/filters/read-filters.ts';
import type { SearchParams } from '../../base/filters/search-params.ts';
import { FILTER_HARIAN, toHarianInput } from './filter-harian.ts';

/** What Kehadiran Harian asks for under an address; a date that has not come is refused at its field. */
export const harianQuery = ({ organisasi_id }: { organisasi_id: number }, search: SearchParams) =>
  api.kehadiran.listKehadiranHarian.query(
    { organisasi_id, ...toHarianInput(readFilters(FILTER_HARIAN, search)) },
    { errors: 'screen' },
  );
