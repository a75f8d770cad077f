import type { BarisRekap, RingkasanRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import { HitungUlangSection } from '../../kehadiran/turunan/hitung-ulang-section.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { ListQuery } from '../../ui/table/list-query.ts';
import type { FilterLaporan } from '../dasar/filter-laporan.ts';
import { LaporanToolbar } from '../dasar/laporan-toolbar.tsx';
import { RekapCards } from './rekap-cards.tsx';
import { toSortRekap } from './to-sort-rekap.ts';

type Props = {
  organisasi_id: number;
  label: string;
  columns: Column<BarisRekap>[];
  query: ListQuery<BarisRekap>;
  ringkasan: RingkasanRekap | undefined;
  filters: FilterLaporan & { sort: string };
  onChange: (changes: Partial<FilterLaporan & { sort: string }>) => void;
  onOpen?: (row: BarisRekap) => void;
  openKey?: number | undefined;
};

/** A recap on screen: what it comes to in all, whether it is being brought up to date, and a row a member. */
export function RekapTable(props: Props) {
  const { organisasi_id, ringkasan, filters, onChange, ...table } = props;
  return (
    <>
      <RekapCards ringkasan={ringkasan} />
      <HitungUlangSection organisasi_id={organisasi_id} />
      <DataTable
        {...table}
        rowKey={({ anggota }) => anggota.user_id}
        rowLabel={({ anggota }) => anggota.nama}
        sort={toSortRekap(filters.sort)}
        onSort={(sort) => onChange({ sort })}
        onPage={(page) => onChange({ page })}
        toolbar={<LaporanToolbar organisasi_id={organisasi_id} filters={filters} onChange={onChange} />}
        empty={<EmptyState>Tidak ada hari kehadiran anggota dalam rentang ini.</EmptyState>}
      />
    </>
  );
}
