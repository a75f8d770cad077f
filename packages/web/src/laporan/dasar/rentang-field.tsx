import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatBulan } from '../../kit/format/format.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { shiftMonth } from '../../ui/date/calendar-days.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DateRangePicker } from '../../ui/date/date-range-picker.tsx';
import type { FilterRentang } from './filter-rentang.ts';

type Props = {
  /** Whose periode laporan are offered; a tenant's own screen offers none. */
  organisasi_id?: number;
  value: FilterRentang;
  onChange: (changes: FilterRentang) => void;
};

const BULAN = 12;
const KOSONG: FilterRentang = { periode_laporan_id: 0, bulan: '', from: '', to: '' };

/** The span of a report: one of the last twelve months, a periode laporan, or two dates. */
export function RentangField({ organisasi_id, value, onChange }: Props) {
  const { data: periode } = useQuery({
    ...api.periode.listPeriode.query({ organisasi_id: organisasi_id ?? 0, count: 500 }),
    enabled: organisasi_id !== undefined,
  });
  const today = useToday();
  const bulan = Array.from({ length: BULAN }, (_, back) => shiftMonth(today, -back).slice(0, 7));
  const isCustom = value.periode_laporan_id === 0 && (value.from !== '' || value.to !== '');
  const choices = [
    ...bulan.map((one) => ({ value: one, label: formatBulan(one) })),
    ...(periode?.data ?? []).map((one) => ({ value: `periode ${one.periode_laporan_id}`, label: one.nama })),
    { value: 'lain', label: 'Rentang tanggal lain' },
  ];
  const chosen = isCustom
    ? 'lain'
    : value.periode_laporan_id > 0
      ? `periode ${value.periode_laporan_id}`
      : value.bulan || today.slice(0, 7);

  const choose = (next: string) => {
    if (next === 'lain') onChange({ ...KOSONG, from: shiftMonth(today, 0), to: today });
    else if (next.startsWith('periode ')) onChange({ ...KOSONG, periode_laporan_id: Number(next.slice(8)) });
    else onChange({ ...KOSONG, bulan: next === today.slice(0, 7) ? '' : next });
  };
  return (
    <>
      <ChoiceField label="Periode" choices={choices} value={chosen} onChange={choose} />
      {isCustom && (
        <DateRangePicker
          label="Rentang tanggal"
          notAfterToday
          value={{ from: value.from || null, to: value.to || null }}
          onChange={({ from, to }) => onChange({ ...KOSONG, from: from ?? '', to: to ?? '' })}
        />
      )}
    </>
  );
}
