import {
  JENIS_KONEKSI,
  KEADAAN_KONEKSI,
  LABEL_JENIS_KONEKSI,
  LABEL_KEADAAN_KONEKSI,
} from '@hadir/rules/tenant/koneksi.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { UnduhXlsxButton } from '../../base/unduhan/unduh-xlsx-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { KONEKSI_COLUMNS } from './koneksi-columns.tsx';

const KEADAAN = [
  { value: undefined, label: 'Semua keadaan' },
  ...KEADAAN_KONEKSI.map((value) => ({ value, label: LABEL_KEADAAN_KONEKSI[value] })),
];
const JENIS = [
  { value: undefined, label: 'Semua jenis' },
  ...JENIS_KONEKSI.map((value) => ({ value, label: LABEL_JENIS_KONEKSI[value] })),
];

/** What is connected to a tenant, what asks for attention first. */
export function KoneksiSection({ tenant_id }: { tenant_id: number }) {
  const { filters, change } = useUrlFilters({
    page: 1,
    q: '',
    sort: 'keadaan',
    keadaan: filterField.oneOf(...KEADAAN_KONEKSI),
    jenis: filterField.oneOf(...JENIS_KONEKSI),
  });
  const input = { ...filters, tenant_id };
  const list = useQuery({ ...api.koneksi.listKoneksi.query(input), placeholderData: keepPreviousData });
  return (
    <DataTable
      label="Daftar koneksi"
      columns={KONEKSI_COLUMNS}
      query={list}
      rowKey={({ kunci }) => kunci}
      rowLabel={({ nama }) => nama}
      sort={filters.sort}
      onSort={(sort) => change({ sort })}
      onPage={(page) => change({ page })}
      toolbar={
        <>
          <SearchField label="Cari koneksi atau instansi" value={filters.q} onSearch={(q) => change({ q })} />
          <ChoiceField
            aria-label="Keadaan"
            choices={KEADAAN}
            value={filters.keadaan}
            onChange={(keadaan) => change({ keadaan })}
          />
          <ChoiceField
            aria-label="Jenis"
            choices={JENIS}
            value={filters.jenis}
            onChange={(jenis) => change({ jenis })}
          />
        </>
      }
      tools={<UnduhXlsxButton save={api.koneksi.exportKoneksi.save()} input={input} />}
      empty={<EmptyState>Tidak ada koneksi yang cocok.</EmptyState>}
    />
  );
}
