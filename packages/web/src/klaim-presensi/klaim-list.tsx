import { choicesOf } from '../ui/form/choices-of.ts';
import { CHIP_STATUS_KLAIM } from './chip-status-klaim.ts';
import { STATUS_KLAIM } from '@hadir/rules/klaim-presensi/tindakan-klaim.ts';
import { JENIS_KLAIM } from '@hadir/rules/klaim-presensi/jenis-klaim.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { hrefTo } from '../base/links/href-to.ts';
import { api } from '../base/api/api.ts';
import { filterField } from '../base/filters/filter-field.ts';
import { FILTER_SIAPA_KAPAN, toSiapaKapan } from '../base/filters/siapa-kapan.ts';
import { SiapaKapanTools } from '../base/filters/siapa-kapan-tools.tsx';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { JENIS_KLAIM_CHOICES } from './label-jenis-klaim.ts';
import { KLAIM_COLUMNS } from './klaim-columns.tsx';
import { sebutAnggotaKlaim } from './sebut-klaim.ts';

const FILTER = {
  page: 1,
  q: '',
  status: filterField.oneOf(...STATUS_KLAIM),
  jenis: filterField.oneOf(...JENIS_KLAIM),
  ...FILTER_SIAPA_KAPAN,
};
export type FilterKlaim = typeof FILTER;

/** The organisation's claims. */
export function KlaimList({ organisasi_id }: { organisasi_id: number }) {
  const navigate = useNavigate();
  const { filters, change } = useUrlFilters(FILTER);
  const input = { organisasi_id, ...filters, ...toSiapaKapan(filters), q: filters.q || undefined };
  const query = useQuery({ ...api.klaimPresensi.listKlaimPresensi.query(input), placeholderData: keepPreviousData });
  const waiting = query.data?.diajukan ?? 0;
  return (
    <DataTable
      label="Daftar klaim presensi"
      columns={KLAIM_COLUMNS}
      query={query}
      rowKey={({ presensi_klaim_id }) => presensi_klaim_id}
      rowLabel={(klaim) => sebutAnggotaKlaim(klaim)}
      onPage={(page) => change({ page })}
      onOpen={({ presensi_klaim_id }) =>
        void navigate({ to: hrefTo('klaimPresensi.detail', { organisasi_id, hari_libur_id: presensi_klaim_id }) })
      }
      toolbar={
        <SiapaKapanTools
          organisasi_id={organisasi_id}
          label="Cari anggota atau keterangan"
          filters={filters}
          aktif={[filters.status, filters.jenis].filter(Boolean).length}
          onChange={change}
        >
          <ChoiceField
            aria-label="Status klaim"
            value={filters.status}
            choices={[
              { value: undefined, label: 'Semua status' },
              ...choicesOf(CHIP_STATUS_KLAIM).map(({ value, label }) => ({
                value,
                label: value === 'diajukan' && waiting > 0 ? `${label} (${waiting})` : label,
              })),
            ]}
            onChange={(status) => change({ status })}
          />
          <ChoiceField
            aria-label="Jenis klaim"
            value={filters.jenis}
            choices={[{ value: undefined, label: 'Semua jenis' }, ...JENIS_KLAIM_CHOICES]}
            onChange={(jenis) => change({ jenis })}
          />
        </SiapaKapanTools>
      }
      empty={<EmptyState>Belum ada klaim presensi yang cocok.</EmptyState>}
    />
  );
}
