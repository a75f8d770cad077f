import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { LABEL_STATUS_TEMPAT } from '@hadir/contract/kit/label-status-tempat.ts';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../base/api/api.ts';
import { filterField } from '../base/filters/filter-field.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { LinkButton } from '../base/links/link-button.tsx';
import { hrefTo } from '../base/links/href-to.ts';
import { useCanWrite } from '../base/session/use-can-write.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { PERANGKAT_COLUMNS } from './perangkat-columns.tsx';
import { PerangkatFormDialog } from './perangkat-form-dialog.tsx';
import classes from './dasar/perangkat.module.css';
import type { JenisDaftar } from './perangkat-values.ts';
import { PerluDilihat } from './perlu-dilihat.tsx';
import { PinMenungguCard } from './tertahan/pin-menunggu-card.tsx';
import { TertahanCard } from './tertahan/tertahan-card.tsx';

const icon = { size: 16, 'aria-hidden': true } as const;
const STATUS = Object.values(STATUS_RECORD);
const FIELDS = { page: 1, q: '', sort: 'keadaan', status: filterField.oneOf(...STATUS) };
const PILIHAN = [
  { value: undefined, label: 'Semua status' },
  ...STATUS.map((value) => ({ value, label: LABEL_STATUS_TEMPAT[value] })),
];

/** Kelola Instansi → Perangkat: the machines and kiosks that send attendance, and what of it waits. */
export function PerangkatScreen({ organisasi_id }: { organisasi_id: number }) {
  const navigate = useNavigate();
  const canWrite = useCanWrite() === 'yes';
  const { filters, change } = useUrlFilters(FIELDS);
  const [adding, setAdding] = useState<JenisDaftar | null>(null);
  const list = useQuery({
    ...api.perangkat.listPerangkat.query({ ...filters, organisasi_id }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        title="Perangkat"
        subtitle="Mesin presensi dan kios, dengan keadaannya."
        crumbs={[{ label: 'Kelola Instansi' }, { label: 'Perangkat' }]}
        actions={
          <>
            <LinkButton variant="subtle" href={hrefTo('device.pasang', { organisasi_id })}>
              Cara memasang
            </LinkButton>
            {canWrite && (
              <>
                <Button variant="default" leftSection={<IconPlus {...icon} />} onClick={() => setAdding('kios')}>
                  Tambah kios
                </Button>
                <Button leftSection={<IconPlus {...icon} />} onClick={() => setAdding('mesin')}>
                  Daftarkan mesin
                </Button>
              </>
            )}
          </>
        }
      />
      <div className={classes['stack']}>
        {list.data && <PerluDilihat {...list.data} />}
        <DataTable
          label="Daftar perangkat"
          columns={PERANGKAT_COLUMNS}
          query={list}
          rowKey={({ perangkat_id }) => perangkat_id}
          rowLabel={({ nama }) => nama}
          sort={filters.sort}
          onSort={(sort) => change({ sort })}
          onPage={(page) => change({ page })}
          onOpen={({ perangkat_id }) => void navigate({ to: hrefTo('device.detail', { organisasi_id, perangkat_id }) })}
          toolbar={
            <>
              <SearchField label="Cari perangkat" value={filters.q} onSearch={(q) => change({ q })} />
              <ChoiceField
                aria-label="Status perangkat"
                value={filters.status}
                choices={PILIHAN}
                onChange={(status) => change({ status })}
              />
            </>
          }
          empty={
            <EmptyState>
              {filters.q || filters.status
                ? 'Tidak ada perangkat yang cocok.'
                : 'Belum ada perangkat. Daftarkan mesin dengan nomor serinya, atau jadikan tablet di gerbang sebuah kios.'}
            </EmptyState>
          }
        />
        <PinMenungguCard organisasi_id={organisasi_id} canWrite={canWrite} />
        <TertahanCard organisasi_id={organisasi_id} canWrite={canWrite} />
      </div>
      {(['kios', 'mesin'] as const).map((jenis) => (
        <PerangkatFormDialog
          key={jenis}
          organisasi_id={organisasi_id}
          jenis={jenis}
          opened={adding === jenis}
          onClose={() => setAdding(null)}
        />
      ))}
    </>
  );
}
