import { ZONA, type Zona } from '@hadir/rules/zona.ts';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanWrite } from '../app/session/use-can-write.ts';
import { useSession } from '../app/session/use-session.ts';
import { api } from '../kit/api.ts';
import { useUrlFilters } from '../kit/use-url-filters.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { gangguanColumns } from './gangguan-columns.tsx';
import { GangguanFormDialog } from './gangguan-form-dialog.tsx';
import { GangguanPanel } from './gangguan-panel.tsx';

/** Incidents that touched the organisation. */
export function GangguanSection({ organisasi_id }: { organisasi_id: number }) {
  const zona = toZona(useSession()?.organisasi?.timezone);
  const canWrite = useCanWrite() === 'yes';
  const { filters, change } = useUrlFilters({ page: 1, gangguan_id: 0 });
  const [making, setMaking] = useState(false);
  const query = useQuery({
    ...api.gangguan.list.query({ organisasi_id, page: filters.page }),
    placeholderData: keepPreviousData,
  });
  const opened = query.data?.data.find(({ gangguan_id }) => gangguan_id === filters.gangguan_id) ?? null;
  const record = canWrite && (
    <Button variant="default" onClick={() => setMaking(true)}>
      Catat gangguan
    </Button>
  );
  return (
    <>
      <DataTable
        label="Daftar gangguan"
        columns={gangguanColumns(zona)}
        query={query}
        rowKey={({ gangguan_id }) => gangguan_id}
        rowLabel={({ alasan }) => alasan}
        onPage={(page) => change({ page })}
        onOpen={({ gangguan_id }) => change({ gangguan_id, page: filters.page })}
        openKey={opened?.gangguan_id}
        tools={record}
        empty={
          <EmptyState action={record}>
            Belum ada gangguan. Catat bila sistem, jaringan, atau mesin gagal; yang disetujui memaafkan semua yang
            terkena.
          </EmptyState>
        }
      />
      <GangguanPanel
        organisasi_id={organisasi_id}
        zona={zona}
        gangguan={opened}
        canWrite={canWrite}
        onClose={() => change({ gangguan_id: 0, page: filters.page })}
      />
      <GangguanFormDialog organisasi_id={organisasi_id} zona={zona} opened={making} onClose={() => setMaking(false)} />
    </>
  );
}

const toZona = (text = ''): Zona => (text in ZONA ? (text as Zona) : 'Asia/Jakarta');
