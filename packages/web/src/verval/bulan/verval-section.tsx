import { choicesOf } from '../../ui/form/choices-of.ts';
import { CHIP_STATUS_VERVAL } from './chip-status-verval.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { TawaranPanduan } from '../../base/panduan/tawaran-panduan.tsx';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { formatBulan } from '../../kit/format/format.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { listBulan } from './list-bulan.ts';
import { VervalBulkActions } from './verval-bulk-actions.tsx';
import { VervalHead } from './verval-head.tsx';
import { VERVAL_COLUMNS } from './verval-columns.tsx';
import classes from '../dasar/verval.module.css';

const AnggotaVervalPanel = lazy(async () => ({
  default: (await import('./anggota-verval-panel.tsx')).AnggotaVervalPanel,
}));

/** A school's members on one page. */
const SELAYAR = 100;
const SORT = ['-hambatan', 'nama', '-nama'] as const;

/** The desk on which a month is closed: what hinders it, who is verified, freezing and opening. */
export function VervalSection({ organisasi_id }: { organisasi_id: number }) {
  const today = useToday();
  const months = listBulan(today);
  const { filters, change } = useUrlFilters({
    page: 1,
    q: '',
    bulan: filterField.bulan,
    status: filterField.oneOf('belum', 'terverifikasi', 'terkirim'),
    sort: '-hambatan',
    anggota: filterField.id,
  });
  // What is closed is the month before.
  const bulan = filters.bulan || (months[1] ?? '');
  const canWrite = useCanWrite() === 'yes';
  const { anggota: dibuka, ...saring } = filters;
  const input = {
    organisasi_id,
    ...saring,
    bulan,
    count: SELAYAR,
    q: filters.q || undefined,
    sort: SORT.find((one) => one === filters.sort) ?? ('-hambatan' as const),
  };
  const query = useQuery({ ...api.verval.listAnggotaVerval.query(input), placeholderData: keepPreviousData });
  const terbuka = query.data?.data.find(({ anggota }) => anggota.user_id === dibuka);
  return (
    <div className={classes['page']}>
      <TawaranPanduan nama="verval" />
      <div className={classes['month']}>
        <ChoiceField
          aria-label="Bulan"
          value={bulan}
          choices={months.map((value) => ({ value, label: formatBulan(value) }))}
          onChange={(chosen) => change({ bulan: chosen })}
        />
      </div>
      <VervalHead organisasi_id={organisasi_id} bulan={bulan} canWrite={canWrite} />
      <DataTable
        label="Verval anggota"
        columns={VERVAL_COLUMNS}
        query={query}
        rowKey={({ anggota }) => anggota.user_id}
        rowLabel={({ anggota }) => anggota.nama}
        onOpen={({ anggota }) => change({ anggota: anggota.user_id })}
        openKey={dibuka}
        sort={filters.sort}
        onSort={(sort) => change({ sort })}
        onPage={(page) => change({ page })}
        {...(canWrite
          ? {
              bulkActions: (selected, clear) => (
                <VervalBulkActions
                  organisasi_id={organisasi_id}
                  bulan={bulan}
                  selected={selected.map(Number)}
                  rows={query.data?.data ?? []}
                  onDone={clear}
                />
              ),
            }
          : {})}
        toolbar={
          <>
            <ChoiceField
              aria-label="Status verval"
              value={filters.status}
              choices={[{ value: undefined, label: 'Semua status' }, ...choicesOf(CHIP_STATUS_VERVAL)]}
              onChange={(status) => change({ status })}
            />
            <SearchField label="Cari anggota" value={filters.q} onSearch={(q) => change({ q })} />
          </>
        }
        empty={<EmptyState>Tidak ada anggota yang cocok pada bulan ini.</EmptyState>}
      />
      {terbuka && (
        <Suspense fallback={null}>
          <AnggotaVervalPanel
            organisasi_id={organisasi_id}
            bulan={bulan}
            baris={terbuka}
            canWrite={canWrite}
            onClose={() => change({ anggota: undefined })}
          />
        </Suspense>
      )}
    </div>
  );
}
