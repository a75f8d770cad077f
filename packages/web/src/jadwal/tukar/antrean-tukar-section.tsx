import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { api } from '../../base/api/api.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TUKAR_COLUMNS } from './tukar-columns.tsx';
import { TukarPanel } from './tukar-panel.tsx';

/** The swaps that wait for one's own decision. */
export function AntreanTukarSection({ organisasi_id }: { organisasi_id: number }) {
  const isOperator = useCanWrite() === 'yes';
  const { filters, change } = useUrlFilters({ page: 1 });
  const [openId, setOpenId] = useState<number | null>(null);
  const list = useQuery({
    ...api.tukarShift.listTukarMenungguSaya.query({ organisasi_id, page: filters.page }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <DataTable
        label="Tukar shift yang menunggu keputusan"
        columns={TUKAR_COLUMNS}
        query={list}
        rowKey={({ tukar_shift_id }) => tukar_shift_id}
        rowLabel={({ a, b }) => `${a.nama} dan ${b.nama}`}
        onPage={(page) => change({ page })}
        onOpen={({ tukar_shift_id }) => setOpenId(tukar_shift_id)}
        openKey={openId ?? undefined}
        empty={<EmptyState>Tidak ada tukar shift yang menunggu keputusan Anda.</EmptyState>}
      />
      <TukarPanel
        organisasi_id={organisasi_id}
        tukar={list.data?.data.find(({ tukar_shift_id }) => tukar_shift_id === openId)}
        isOperator={isOperator}
        onClose={() => setOpenId(null)}
      />
    </>
  );
}
