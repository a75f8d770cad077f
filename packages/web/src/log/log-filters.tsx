import { useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { DateRangePicker } from '../ui/date/date-range-picker.tsx';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import { FilterChips } from '../ui/show/filter-chips.tsx';
import type { FilterLog } from './filter-log.ts';
import classes from './log.module.css';

const HASIL = [
  { value: undefined, label: 'Semua' },
  { value: 'berhasil', label: 'Berhasil' },
  { value: 'ditolak', label: 'Ditolak' },
] as const;

type Props = {
  filters: FilterLog;
  /** The day that the search begins with where none is chosen. */
  from: string | undefined;
  /** What the chosen numbers are called. */
  names: (key: 'pelaku_id' | 'tentang_id' | 'organisasi_id' | 'tenant_id', id: number) => string;
  onChange: (changes: Partial<FilterLog>) => void;
};

/** What the log is searched by. People, things and places are chosen from a line that names them. */
export function LogFilters({ filters, from, names, onChange }: Props) {
  const { data: kegiatan = [] } = useQuery(api.log.listKegiatanLog.query({}));
  const choices = [{ value: '', label: 'Semua' }, ...kegiatan.map((one) => ({ value: one, label: one }))];
  const numbers = {
    pelaku_id: 'Pelaku',
    tentang_id: 'Tentang',
    organisasi_id: 'Instansi',
    tenant_id: 'Tenant',
  } as const;
  const chips = [
    ...(Object.keys(numbers) as (keyof typeof numbers)[]).flatMap((key) => {
      const id = filters[key];
      return id === undefined ? [] : [{ key, label: `${numbers[key]}: ${names(key, id)}` }];
    }),
    ...(filters.objek
      ? [{ key: 'objek', label: `Objek: ${filters.objek.replaceAll('_', ' ')} ${filters.objek_id}` }]
      : []),
  ];
  const without = (key: string): Partial<FilterLog> =>
    key === 'objek' ? { objek: '', objek_id: '' } : { [key]: undefined };
  const clear = () => onChange(Object.assign({}, ...chips.map(({ key }) => without(key))));
  return (
    <div className={classes['filters']}>
      <DateRangePicker
        label="Tanggal"
        notAfterToday
        value={{ from: filters.from || from || null, to: filters.to || null }}
        onChange={(range) => onChange({ from: range.from ?? '', to: range.to ?? '' })}
      />
      <ChoiceField
        label="Kegiatan"
        choices={choices}
        value={filters.kegiatan}
        onChange={(next) => onChange({ kegiatan: next })}
      />
      <ChoiceField label="Hasil" choices={HASIL} value={filters.hasil} onChange={(hasil) => onChange({ hasil })} />
      <SearchField label="Alamat IP" value={filters.ip} onSearch={(ip) => onChange({ ip })} />
      <FilterChips chips={chips} onRemove={(key) => onChange(without(key))} onClear={clear} />
    </div>
  );
}
