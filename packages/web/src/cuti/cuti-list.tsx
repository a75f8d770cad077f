import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { hrefTo } from '../app/href-to.ts';
import { api } from '../kit/api.ts';
import { filterField } from '../kit/filter-field.ts';
import { useUrlFilters } from '../kit/use-url-filters.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { CUTI_COLUMNS } from './cuti-columns.tsx';

const FIELDS = { page: 1, q: '', sort: '-tgl_awal', status: filterField.oneOf(11, 12, 13, 14) };
const STATUS = [
  { value: undefined, label: 'Semua status' },
  { value: 11, label: 'Draf' },
  { value: 12, label: 'Diajukan' },
  { value: 13, label: 'Disetujui' },
  { value: 14, label: 'Ditolak atau dibatalkan' },
] as const;

/** Requests: one's own, those that one decided, or everybody's. */
export function CutiList({ organisasi_id, isi }: { organisasi_id: number; isi: 'saya' | 'diputuskan' | 'semua' }) {
  const navigate = useNavigate();
  const { filters, change } = useUrlFilters(FIELDS);
  const calls = { saya: api.cuti.daftar, diputuskan: api.cuti.daftarSetuju, semua: api.cuti.list };
  const { status, ...rest } = filters;
  const list = useQuery({
    ...calls[isi].query({ ...rest, organisasi_id, ...(status ? { status: [status] } : {}) }),
    placeholderData: keepPreviousData,
  });
  return (
    <DataTable
      label="Daftar ajuan cuti"
      columns={isi === 'saya' ? CUTI_COLUMNS.sendiri : CUTI_COLUMNS.semua}
      query={list}
      rowKey={({ cuti_id }) => cuti_id}
      rowLabel={({ nama, kategori }) => `${kategori} ${nama}`}
      sort={filters.sort}
      onSort={(sort) => change({ sort })}
      onPage={(page) => change({ page })}
      onOpen={({ cuti_id }) => void navigate({ to: hrefTo('cuti.detail', { organisasi_id, cuti_id }) })}
      toolbar={
        <>
          {isi !== 'saya' && <SearchField label="Cari anggota" value={filters.q} onSearch={(q) => change({ q })} />}
          <ChoiceField
            aria-label="Status ajuan"
            value={status}
            choices={STATUS}
            onChange={(next) => change({ status: next })}
          />
        </>
      }
      empty={<EmptyState>{status || filters.q ? 'Tidak ada ajuan yang cocok.' : 'Belum ada ajuan cuti.'}</EmptyState>}
    />
  );
}
