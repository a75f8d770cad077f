import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { CHIP_STATUS_CUTI } from '../dasar/chip-status-cuti.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { hrefTo } from '../../base/links/href-to.ts';
import { GrupPicker } from '../../base/pickers/grup-picker.tsx';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useFilterList } from '../../base/pickers/use-filter-list.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { DateRangePicker } from '../../ui/date/date-range-picker.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { ToolFilters } from '../../ui/table/tool-filters.tsx';
import { CUTI_COLUMNS } from './cuti-columns.tsx';

const FIELDS = {
  page: 1,
  q: '',
  sort: '-tgl_awal',
  status: filterField.kode(STATUS_CUTI),
  cuti_kategori_id: filterField.id,
  group_id: filterField.id,
  is_kurang: filterField.flag,
  tgl_awal: filterField.tanggal,
  tgl_akhir: filterField.tanggal,
};
export type FilterCuti = typeof FIELDS;
const STATUS = [
  { value: undefined, label: 'Semua status' },
  ...[STATUS_CUTI.dibuat, STATUS_CUTI.diajukan, STATUS_CUTI.disetujui].map((value) => ({
    value,
    label: CHIP_STATUS_CUTI[value].label,
  })),
  { value: STATUS_CUTI.ditolak, label: 'Ditolak atau dibatalkan' },
] as const;

/** Requests: one's own, those that one decided, or everybody's. */
export function CutiList({ organisasi_id, isi }: { organisasi_id: number; isi: 'saya' | 'diputuskan' | 'semua' }) {
  const navigate = useNavigate();
  const { filters, change } = useUrlFilters(FIELDS);
  const calls = {
    saya: api.cuti.listCutiSendiri,
    diputuskan: api.cuti.listCutiDiputuskan,
    semua: api.cuti.listCutiTerlihat,
  };
  const { status, tgl_awal, tgl_akhir, ...rest } = filters;
  const isFiltered = Object.values({ ...rest, page: 0, sort: '', status, tgl_awal, tgl_akhir }).some(Boolean);
  const kategoriDue = useFilterList(filters.cuti_kategori_id !== undefined);
  const kategori = useQuery({
    ...api.kategoriCuti.listKategoriCuti.query({ organisasi_id, count: 500, sort: 'nama' }),
    enabled: isi === 'semua' && kategoriDue.enabled,
  });
  const list = useQuery({
    ...calls[isi].query({
      ...rest,
      organisasi_id,
      tgl_awal: tgl_awal || undefined,
      tgl_akhir: tgl_akhir || undefined,
      ...(status ? { status: [status] } : {}),
    }),
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
        <ToolFilters
          utama={
            isi !== 'saya' && <SearchField label="Cari anggota" value={filters.q} onSearch={(q) => change({ q })} />
          }
          aktif={
            [status, rest.cuti_kategori_id, rest.group_id, rest.is_kurang, tgl_awal || tgl_akhir].filter(Boolean).length
          }
        >
          <ChoiceField
            aria-label="Status ajuan"
            value={status}
            choices={STATUS}
            onChange={(next) => change({ status: next })}
          />
          {isi === 'semua' && (
            <>
              <ChoiceField
                aria-label="Kategori ajuan"
                onFocus={kategoriDue.onFocus}
                value={rest.cuti_kategori_id}
                choices={[
                  { value: undefined, label: 'Semua kategori' },
                  ...(kategori.data?.data ?? []).map(({ cuti_kategori_id, nama }) => ({
                    value: cuti_kategori_id,
                    label: nama,
                  })),
                ]}
                onChange={(next) => change({ cuti_kategori_id: next })}
              />
              <GrupPicker<undefined>
                isFilter
                organisasi_id={organisasi_id}
                hideLabel
                empty={{ value: undefined, label: 'Semua grup' }}
                value={rest.group_id}
                onChange={(next) => change({ group_id: next })}
              />
              <ChoiceField
                aria-label="Saldo ajuan"
                value={rest.is_kurang}
                choices={[
                  { value: undefined, label: 'Saldo apa pun' },
                  { value: true, label: 'Ada hari tanpa saldo' },
                ]}
                onChange={(next) => change({ is_kurang: next })}
              />
              <DateRangePicker
                label="Cuti pada tanggal"
                presets={[]}
                value={{ from: tgl_awal || null, to: tgl_akhir || null }}
                onChange={({ from, to }) => change({ tgl_awal: from ?? '', tgl_akhir: to ?? '' })}
              />
            </>
          )}
        </ToolFilters>
      }
      empty={<EmptyState>{isFiltered ? 'Tidak ada ajuan yang cocok.' : 'Belum ada ajuan cuti.'}</EmptyState>}
    />
  );
}
