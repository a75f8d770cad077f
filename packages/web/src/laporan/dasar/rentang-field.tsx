import type { Pemilik } from '../../base/api/pemilik.ts';
import { useFilterList } from '../../base/pickers/use-filter-list.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DateRangePicker } from '../../ui/date/date-range-picker.tsx';
import type { FilterRentang } from './filter-rentang.ts';
import { RENTANG_LAIN, rentangTanggal, usePeriodeChoices } from './use-periode-choices.ts';

type Props = {
  /** Whose periode laporan are offered; a plain member is offered none. */
  pemilik?: Pemilik;
  value: FilterRentang;
  onChange: (changes: FilterRentang) => void;
};

/** By which span a report is shown: one of the last twelve months, a periode laporan, or two dates. */
export function RentangField({ pemilik, value, onChange }: Props) {
  const { enabled, onFocus } = useFilterList(value.periode_laporan_id > 0);
  const { choices, chosenOf, rentangOf } = usePeriodeChoices(pemilik, enabled);
  const chosen = chosenOf(value);
  return (
    <>
      <ChoiceField
        label="Periode"
        onFocus={onFocus}
        choices={choices}
        value={chosen}
        onChange={(next) => onChange(rentangOf(next))}
      />
      {chosen === RENTANG_LAIN && (
        <DateRangePicker
          label="Rentang tanggal"
          notAfterToday
          value={{ from: value.from || null, to: value.to || null }}
          onChange={(range) => onChange(rentangTanggal(range))}
        />
      )}
    </>
  );
}
