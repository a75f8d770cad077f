import type { Unduhan } from '@hadir/contract/kit/pekerjaan/unduhan.ts';
import type { BarisLog } from '@hadir/contract/log/baris-log.ts';
import { useZona } from '../kit/zona/use-zona.ts';
import { UnduhanCard } from '../base/unduhan/unduhan-card.tsx';
import { Button } from '@mantine/core';
import IconFileTypeXls from '@tabler/icons-react/dist/esm/icons/IconFileTypeXls.mjs';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { KelolaAksesTabs } from '../base/page/kelola-akses-tabs.tsx';
import { formatTanggal } from '../kit/format/format.ts';
import { PageHeader } from '../ui/show/page-header.tsx';
import type { FilterLog } from './filter-log.ts';
import { logColumns } from './log-columns.tsx';
import { LogFilters } from './log-filters.tsx';
import { LogList } from './log-list.tsx';
import { LogPanel } from './log-panel.tsx';
import classes from './log.module.css';
import type { TempatLog } from './tempat-log.ts';

type Daftar = { from: string; to: string | null; data: BarisLog[]; berikut: string | null };
type Props = {
  query: Pick<UseQueryResult<Daftar>, 'data' | 'error' | 'refetch'>;
  filters: FilterLog;
  onChange: (changes: Partial<FilterLog>) => void;
  tempat: TempatLog;
  /** Above the tenants. */
  isAbove?: boolean;
  unduhan: { data: readonly Unduhan[]; busy: string | undefined; onSave: (unduhan_id: string) => void };
  /** Has what is filtered made into a file; `sebab` says why that cannot be just now. */
  minta: { isAsking: boolean; sebab: string | null; onAsk: () => void };
};

/** A log: what it is searched by, its lines, the line that is open, and the files that were asked for. */
export function LogPage({ query, filters, onChange, tempat, isAbove = false, unduhan, minta }: Props) {
  const zone = useZona();
  const isDiInstansi = 'organisasi_id' in tempat;
  const [open, setOpen] = useState<BarisLog>();
  const { data } = query;
  const search = (changes: Partial<FilterLog>) => {
    setOpen(undefined);
    onChange({ ...changes, sesudah: '' });
  };
  return (
    <>
      <PageHeader
        title="Riwayat Log Akses"
        subtitle={data ? sebutRentang(data) : ' '}
        actions={
          <Button
            variant="default"
            loading={minta.isAsking}
            disabled={minta.sebab !== null}
            leftSection={<IconFileTypeXls size={18} stroke={1.75} aria-hidden="true" />}
            onClick={minta.onAsk}
          >
            Siapkan XLSX
          </Button>
        }
      />
      {isAbove && <KelolaAksesTabs current="log" />}
      <div className={classes['page']}>
        {minta.sebab !== null && <p className={classes['note']}>{minta.sebab}</p>}
        <LogFilters
          filters={filters}
          from={data?.from}
          tempat={tempat}
          isAbove={isAbove}
          names={namesIn(data?.data ?? [])}
          onChange={search}
        />
        <LogList
          query={query}
          columns={logColumns(isDiInstansi, zone)}
          openKey={open?.log_id}
          isLater={filters.sesudah !== ''}
          onOpen={setOpen}
          onPage={(sesudah) => onChange({ sesudah })}
        />
        <UnduhanCard unduhan={unduhan.data} busy={unduhan.busy} onSave={unduhan.onSave} />
        <LogPanel
          baris={open}
          zone={zone}
          isDiInstansi={isDiInstansi}
          onClose={() => setOpen(undefined)}
          onSearch={search}
        />
      </div>
    </>
  );
}

const sebutRentang = ({ from, to }: Daftar) =>
  to === null ? `Sejak ${formatTanggal(from)}` : `${formatTanggal(from)} sampai ${formatTanggal(to)}`;

/** What the chosen numbers are called: every line that was found names them. */
function namesIn(rows: readonly BarisLog[]) {
  const NAMA = {
    pelaku_id: ({ user_id, nama }: BarisLog) => [user_id, nama] as const,
    tentang_id: ({ tentang_id, nama_tentang }: BarisLog) => [tentang_id, nama_tentang] as const,
    organisasi_id: ({ organisasi_id, nama_organisasi }: BarisLog) => [organisasi_id, nama_organisasi] as const,
    tenant_id: ({ tenant_id, nama_tenant }: BarisLog) => [tenant_id, nama_tenant] as const,
  };
  return (key: keyof typeof NAMA, id: number): string | undefined =>
    rows.map(NAMA[key]).find(([number]) => number === id)?.[1] ?? undefined;
}
