import { api } from '../kit/api.ts';
import { readFilters } from '../kit/read-filters.ts';
import type { SearchParams } from '../kit/search-params.ts';
import { FILTER_HARIAN, toHarianInput } from './filter-harian.ts';

/** What Kehadiran Harian asks for under an address; a date that has not come is refused at its field. */
export const harianQuery = ({ organisasi_id }: { organisasi_id: number }, search: SearchParams) =>
  api.kehadiran.harian.query(
    { organisasi_id, ...toHarianInput(readFilters(FILTER_HARIAN, search)) },
    { errors: 'screen' },
  );
