import type { BarisRekap, RingkasanRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import { useState } from 'react';
import { HitungUlangSection } from '../../kehadiran/turunan/hitung-ulang-section.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { ListQuery } from '../../ui/table/list-query.ts';
import type { FilterLaporan } from '../dasar/filter-laporan.ts';
import { LaporanToolbar } from '../dasar/laporan-toolbar.tsx';
import { RekapCards } from './rekap-cards.tsx';
import { RekapPanel, type RentangRekap } from './rekap-panel.tsx';
import { toSortRekap } from './to-sort-rekap.ts';
import { TanpaHari } from './tanpa-hari.tsx';

type Props = {
  organisasi_id: number;
  label: string;
  columns: Column<BarisRekap>[];
  query: ListQuery<BarisRekap> & {
    /** What it comes to in all, and of which days it tells. */
    data: { ringkasan: RingkasanRekap; rentang: RentangRekap } | undefined;
  };
  filters: FilterLaporan & { sort: string };
  onChange: (changes: Partial<FilterLaporan & { sort: string }>) => void;
};

/** A recap on screen: what it comes to in all, whether it is being brought up to date, and a row a member that opens to what is behind it. */
export function RekapTable(props: Props) {
  const { organisasi_id, filters, onChange, ...table } = props;
  const { data } = table.query;
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <RekapCards ringkasan={data?.ringkasan} />
      <HitungUlangSection organisasi_id={organisasi_id} />
      <DataTable
        {...table}
        rowKey={({ anggota }) => anggota.user_id}
        rowLabel={({ anggota }) => anggota.nama}
        sort={toSortRekap(filters.sort)}
        onSort={(sort) => onChange({ sort })}
        onPage={(page) => onChange({ page })}
        onOpen={({ anggota }) => setOpened(anggota.user_id)}
        openKey={opened ?? undefined}
        toolbar={<LaporanToolbar organisasi_id={organisasi_id} filters={filters} onChange={onChange} />}
        empty={<TanpaHari />}
      />
      <RekapPanel
        organisasi_id={organisasi_id}
        row={data?.data.find(({ anggota }) => anggota.user_id === opened) ?? null}
        rentang={data?.rentang}
        onClose={() => setOpened(null)}
      />
    </>
  );
}
