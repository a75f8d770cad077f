import type { BerandaTenant } from '@hadir/contract/dashboard/dashboard.contract.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Ref } from 'react';
import { filterField } from '../base/filters/filter-field.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { pageOfRows } from '../ui/table/page-of-rows.ts';
import { DaftarHari } from './daftar-hari.tsx';
import { organisasiColumns } from './organisasi-columns.tsx';
import { sortOrganisasi, URUT_ORGANISASI } from './sort-organisasi.ts';

export const ORGANISASI_FIELDS = { urut: filterField.oneOf(...URUT_ORGANISASI), lembar: 1 };

type Props = { query: Pick<UseQueryResult<BerandaTenant>, 'data' | 'error' | 'refetch'>; ref: Ref<HTMLElement> };

/**
 * Each organisation of a tenant on the day that the figures above are of, the least present first; its name leads into it,
 * each number to those whom it counts.
 */
export function OrganisasiTable({ query: { data, error, refetch }, ref }: Props) {
  const { filters, change } = useUrlFilters(ORGANISASI_FIELDS);
  const { urut = 'kehadiran', lembar } = filters;
  const tanggal = data?.hari_kerja_terakhir?.tanggal;
  return (
    <DaftarHari apa="Instansi" tanggal={tanggal} ref={ref}>
      <DataTable
        whole
        label="Instansi menurut kehadirannya"
        columns={organisasiColumns(tanggal)}
        query={{ data: data && pageOfRows(sortOrganisasi(data.organisasi, urut), lembar), error, refetch }}
        rowKey={({ organisasi_id }) => organisasi_id}
        rowLabel={({ nama }) => nama}
        sort={urut}
        onSort={(next) => change({ urut: URUT_ORGANISASI.find((one) => one === next), lembar: 1 })}
        onPage={(page) => change({ lembar: page })}
        empty={<EmptyState>Belum ada instansi dalam induk ini.</EmptyState>}
      />
    </DaftarHari>
  );
}
