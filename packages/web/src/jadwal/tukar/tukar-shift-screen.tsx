import { choicesOf } from '../../ui/form/choices-of.ts';
import { CHIP_STATUS_TUKAR } from './chip-status-tukar.ts';
import { Button } from '@mantine/core';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { peranOf } from '../../base/session/peran-of.ts';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { useSession } from '../../base/session/use-session.ts';
import { isReadOnly } from '@hadir/rules/akses/peran.ts';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { AskTukarDialog } from './ask-tukar-dialog.tsx';
import { JadwalTabs } from '../dasar/jadwal-tabs.tsx';
import { TUKAR_COLUMNS } from './tukar-columns.tsx';
import { TukarPanel } from './tukar-panel.tsx';

const STATUS = ['diajukan', 'disepakati', 'disetujui', 'ditolak', 'dibatalkan'] as const;
const FIELDS = { page: 1, status: filterField.oneOf(...STATUS), id: filterField.id };

/** Tukar Shift: a member sees the swaps that he is part of, an operator all. */
export function TukarShiftScreen({ organisasi_id }: { organisasi_id: number }) {
  const session = useSession();
  const isOperator = useCanWrite() === 'yes';
  const canAsk = session !== null && !isReadOnly(peranOf(session.me, session.organisasi));
  const { filters, change } = useUrlFilters(FIELDS);
  const [asking, setAsking] = useState(false);
  const { id: openId, ...asked } = filters;
  const open = (id: number | undefined) => change({ id, page: filters.page });
  const list = useQuery({
    ...api.tukarShift.listTukarShift.query({ ...asked, organisasi_id }),
    placeholderData: keepPreviousData,
  });
  const ask = canAsk && (
    <Button leftSection={<IconArrowsExchange size={16} aria-hidden="true" />} onClick={() => setAsking(true)}>
      Ajukan tukar shift
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Tukar Shift"
        subtitle="Dua anggota bertukar jadwal shift: rekannya menyepakati, lalu penyetuju memutuskan."
        crumbs={isOperator ? [{ label: 'Kelola Instansi' }, { label: 'Tukar Shift' }] : []}
        actions={ask}
      />
      {isOperator && <JadwalTabs organisasi_id={organisasi_id} current="jamKerja.tukarShift" />}
      <DataTable
        label="Daftar tukar shift"
        columns={TUKAR_COLUMNS}
        query={list}
        rowKey={({ tukar_shift_id }) => tukar_shift_id}
        rowLabel={({ a, b }) => `${a.nama} dan ${b.nama}`}
        onPage={(page) => change({ page })}
        onOpen={({ tukar_shift_id }) => open(tukar_shift_id)}
        openKey={openId}
        toolbar={
          <ChoiceField
            aria-label="Status tukar shift"
            value={filters.status}
            choices={[{ value: undefined, label: 'Semua status' }, ...choicesOf(CHIP_STATUS_TUKAR)]}
            onChange={(status) => change({ status })}
          />
        }
        empty={
          <EmptyState action={filters.status ? undefined : ask}>
            {filters.status ? 'Tidak ada tukar shift berstatus ini.' : 'Belum ada tukar shift.'}
          </EmptyState>
        }
      />
      <TukarPanel
        organisasi_id={organisasi_id}
        tukar={list.data?.data.find(({ tukar_shift_id }) => tukar_shift_id === openId)}
        isOperator={isOperator}
        onClose={() => open(undefined)}
      />
      <AskTukarDialog
        organisasi_id={organisasi_id}
        isOperator={isOperator}
        opened={asking}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
