import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { useSession } from '../../base/session/use-session.ts';
import { api } from '../../base/api/api.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { BuatLaporanDialog } from '../berkas/buat-laporan-dialog.tsx';
import { FILTER_LAPORAN, toLaporanInput } from '../dasar/filter-laporan.ts';
import { laporanCrumbs } from '../dasar/laporan-crumbs.ts';
import { LaporanTerakhirSection } from '../berkas/laporan-terakhir-section.tsx';
import classes from '../dasar/laporan.module.css';
import { REKAP_COLUMNS } from './rekap-columns.tsx';
import { RekapDownloads } from './rekap-downloads.tsx';
import { RekapTable } from './rekap-table.tsx';
import { RekapTabs } from './rekap-tabs.tsx';
import { toSortRekap } from './to-sort-rekap.ts';

const FILTER = { ...FILTER_LAPORAN, sort: 'nama' };

/** Rekap Bulanan: what each member's days of a month, a periode or any span came to. */
export function RekapScreen({ organisasi_id }: { organisasi_id: number }) {
  const nama = useSession()?.organisasi?.nama;
  const canWrite = useCanWrite() === 'yes';
  const { filters, change } = useUrlFilters(FILTER);
  const [asking, setAsking] = useState(false);
  const input = { organisasi_id, ...toLaporanInput(filters) };
  const sort = toSortRekap(filters.sort);
  const query = useQuery({ ...api.rekap.listRekap.query({ ...input, sort }), placeholderData: keepPreviousData });

  return (
    <div className={classes['page']}>
      <PageHeader
        title="Rekap Bulanan"
        subtitle={query.data?.rentang.sebutan ?? ' '}
        crumbs={laporanCrumbs(organisasi_id, nama, 'Rekap Bulanan')}
        actions={
          <>
            <RekapDownloads input={{ ...input, jenis: 'rekap' }} />
            {canWrite && (
              <Button variant="default" onClick={() => setAsking(true)}>
                Buat laporan
              </Button>
            )}
          </>
        }
      />
      <RekapTabs organisasi_id={organisasi_id} current="rekap" filters={filters} />
      <RekapTable
        organisasi_id={organisasi_id}
        label="Rekap kehadiran"
        columns={REKAP_COLUMNS}
        query={query}
        filters={filters}
        onChange={change}
      />
      <LaporanTerakhirSection organisasi_id={organisasi_id} />
      <BuatLaporanDialog
        organisasi_id={organisasi_id}
        rentang={filters}
        opened={asking}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
