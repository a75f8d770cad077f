import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { callsOfPemilik } from '../../base/api/calls-of-pemilik.ts';
import type { Pemilik } from '../../base/api/pemilik.ts';
import { formatBulan } from '../../kit/format/format.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { shiftMonth } from '../../ui/date/calendar-days.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DateRangePicker } from '../../ui/date/date-range-picker.tsx';
import type { FilterRentang } from './filter-rentang.ts';

type Props = {
  /** Whose periode laporan are offered; a plain member is offered none. */
  pemilik?: Pemilik;
  value: FilterRentang;
  onChange: (changes: FilterRentang) => void;
};

const BULAN = 12;
const KOSONG: FilterRentang = { periode_laporan_id: 0, bulan: '', from: '', to: '' };

/** The span of a report: one of the last twelve months, a periode laporan, or two dates. */
export function RentangField({ pemilik, value, onChange }: Props) {
  const { data: periode } = useQuery({
    ...periodeOf(pemilik ?? { organisasi_id: 0 }).list.query({ count: 500 }),
    enabled: pemilik !== undefined,
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

const periodeOf = (pemilik: Pemilik) =>
  callsOfPemilik(pemilik, { list: api.periodeTenant.listPeriodeTenant }, { list: api.periode.listPeriode });
