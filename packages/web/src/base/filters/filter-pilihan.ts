import type { IsiPilihan, NilaiPilihan, Pilihan, SaringPilihan } from '@hadir/contract/kit/pilihan/pilihan.ts';
import { filterField } from './filter-field.ts';
import type { Filters } from './read-filters.ts';

type FieldsOf<D extends SaringPilihan> = {
  [K in keyof D]: D[K] extends { pilih: 'beberapa' } ? number[] : (text: string) => NilaiPilihan<D[K]> | undefined;
};
export type FilterPilihan<D extends SaringPilihan> = Filters<FieldsOf<D>>;

/** The address's fields for filters that are a choice among values. */
export const filterPilihan = <D extends SaringPilihan>(saring: D) =>
  Object.fromEntries(
    Object.entries(saring).map(([nama, { pilih, nilai }]) => [
      nama,
      pilih === 'beberapa' ? [] : filterField.oneOf(...nilai),
    ]),
    // Each field was made from its own choice.
  ) as FieldsOf<D>;

/** Those of the values that a filter holds. */
export const chosenOf = ({ nilai }: Pilihan, held: unknown): (string | number)[] =>
  nilai.filter((one) => [held].flat().includes(one));

/** The filters as the call takes them; what an address says wrongly is left out. */
export const toPilihanInput = <D extends SaringPilihan>(saring: D, filters: FilterPilihan<D>) =>
  Object.fromEntries(
    Object.entries(saring).map(([nama, pilihan]) => {
      const chosen = chosenOf(pilihan, filters[nama]);
      return [nama, chosen.length > 0 && pilihan.pilih !== 'satu' ? chosen : chosen[0]];
    }),
    // What was chosen are values of its own choice.
  ) as { [K in keyof D]: IsiPilihan<D[K]> | undefined };
