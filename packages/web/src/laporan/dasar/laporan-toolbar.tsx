import type { ReactNode } from 'react';
import { GrupPicker } from '../../base/pickers/grup-picker.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import type { FilterLaporan } from './filter-laporan.ts';
import classes from './laporan.module.css';
import { RentangField } from './rentang-field.tsx';

type Props = {
  organisasi_id: number;
  filters: FilterLaporan;
  onChange: (changes: Partial<FilterLaporan>) => void;
  /** Filters of one report alone. */
  children?: ReactNode;
};

/** The filters of every report of an organisation. */
export function LaporanToolbar({ organisasi_id, filters, onChange, children }: Props) {
  return (
    <div className={classes['filters']}>
      <RentangField pemilik={{ organisasi_id }} value={filters} onChange={onChange} />
      <GrupPicker
        isFilter
        organisasi_id={organisasi_id}
        empty={{ value: undefined, label: 'Semua' }}
        value={filters.group_id}
        onChange={(group_id) => onChange({ group_id })}
      />
      {children}
      <SearchField label="Cari nama atau NIP" value={filters.q} onSearch={(q) => onChange({ q })} />
    </div>
  );
}
