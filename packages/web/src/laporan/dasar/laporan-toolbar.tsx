import type { ReactNode } from 'react';
import { GrupPicker } from '../../base/pickers/grup-picker.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { ToolFilters } from '../../ui/table/tool-filters.tsx';
import type { FilterLaporan } from './filter-laporan.ts';
import { RentangField } from './rentang-field.tsx';

type Props = {
  organisasi_id: number;
  filters: FilterLaporan;
  onChange: (changes: Partial<FilterLaporan>) => void;
  /** Filters of one report alone, and how many of them narrow it now. */
  children?: ReactNode;
  aktif?: number;
};

/** The filters of every report of an organisation. */
export function LaporanToolbar({ organisasi_id, filters, onChange, children, aktif = 0 }: Props) {
  return (
    <ToolFilters
      utama={<RentangField pemilik={{ organisasi_id }} value={filters} onChange={onChange} />}
      aktif={aktif + Number(filters.group_id !== undefined) + Number(filters.q !== '')}
    >
      <GrupPicker
        isFilter
        organisasi_id={organisasi_id}
        empty={{ value: undefined, label: 'Semua' }}
        value={filters.group_id}
        onChange={(group_id) => onChange({ group_id })}
      />
      {children}
      <SearchField label="Cari nama atau NIP" value={filters.q} onSearch={(q) => onChange({ q })} />
    </ToolFilters>
  );
}
