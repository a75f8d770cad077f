import { ZONA, type Zona } from '@hadir/rules/waktu/zona.ts';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useCanWritePemilik } from '../base/session/hak/use-can-write-pemilik.ts';
import { useSession } from '../base/session/use-session.ts';
import type { Pemilik } from '../base/api/pemilik.ts';
import { useBuka } from '../base/links/use-buka.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { zonaPerangkat } from '../kit/format/zona-perangkat.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { gangguanCalls } from './gangguan-calls.ts';
import { gangguanColumns } from './gangguan-columns.tsx';
import { GangguanFormDialog } from './gangguan-form-dialog.tsx';

const GangguanPanel = lazy(async () => ({ default: (await import('./gangguan-panel.tsx')).GangguanPanel }));

/** Incidents that touched the organisation, or that the tenant recorded for several. */
export function GangguanSection({ pemilik }: { pemilik: Pemilik }) {
  const organisasi = useSession()?.organisasi;
  // A tenant's organisations lie in any zone: its incidents are told by the clock of who reads them.
  const zona = toZona('organisasi_id' in pemilik ? organisasi?.timezone : undefined);
  const canWrite = useCanWritePemilik(pemilik);
  const { filters, change } = useUrlFilters({ page: 1, gangguan_id: 0 });
  const [making, setMaking] = useState(false);
  const catat = useBuka('gangguan');
  const query = useQuery({
    ...gangguanCalls(pemilik).list.query({ page: filters.page }),
    placeholderData: keepPreviousData,
  });
  const opened = query.data?.data.find(({ gangguan_id }) => gangguan_id === filters.gangguan_id);
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
      <Suspense>
        {opened && (
          <GangguanPanel
            pemilik={pemilik}
            zona={zona}
            gangguan={opened}
            canWrite={canWrite}
            onClose={() => change({ gangguan_id: 0, page: filters.page })}
          />
        )}
      </Suspense>
      <GangguanFormDialog
        pemilik={pemilik}
        zona={zona}
        opened={canWrite && (making || catat.diminta)}
        onClose={() => {
          setMaking(false);
          catat.selesai();
        }}
      />
    </>
  );
}

const toZona = (text = ''): Zona => (text in ZONA ? (text as Zona) : zonaPerangkat());
