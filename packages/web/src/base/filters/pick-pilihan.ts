import type { SaringPilihan } from '@hadir/contract/kit/pilihan/pilihan.ts';
import type { FilterPilihan } from './filter-pilihan.ts';

/** Of a list's filters those that are a choice among values. */
export const pickPilihan = <D extends SaringPilihan>(saring: D, filters: FilterPilihan<D>) =>
  // Each under its own name.
  Object.fromEntries(Object.keys(saring).map((nama) => [nama, filters[nama]])) as FilterPilihan<D>;
