import { Button } from '@mantine/core';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconFileTypeXls from '@tabler/icons-react/dist/esm/icons/IconFileTypeXls.mjs';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { useSession } from '../../base/session/use-session.ts';
import { HitungUlangSection } from '../../kehadiran/turunan/hitung-ulang-section.tsx';
import { api } from '../../base/api/api.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { toLaporanInput } from '../dasar/filter-laporan.ts';
import { FILTER_KETIDAKHADIRAN } from './filter-ketidakhadiran.ts';
import { KETIDAKHADIRAN_COLUMNS } from './ketidakhadiran-columns.tsx';
import { laporanCrumbs } from '../dasar/laporan-crumbs.ts';
import { LaporanTerakhirSection } from '../berkas/laporan-terakhir-section.tsx';
import { LaporanToolbar } from '../dasar/laporan-toolbar.tsx';
import classes from '../dasar/laporan.module.css';

const JENIS = [
  { value: undefined, label: 'Absen dan cuti' },
  { value: 'absen', label: 'Absen' },
  { value: 'cuti', label: 'Cuti' },
] as const;

/** Ketidakhadiran: absen and leave of a span by member and date. */
export function KetidakhadiranScreen({ organisasi_id }: { organisasi_id: number }) {
  const nama = useSession()?.organisasi?.nama;
  const canWrite = useCanWrite() === 'yes';
  const { filters, change } = useUrlFilters(FILTER_KETIDAKHADIRAN);
  const { page, ...saring } = { organisasi_id, ...toLaporanInput(filters), jenis: filters.jenis };
  const query = useQuery({
    ...api.ketidakhadiran.listKetidakhadiran.query({ ...saring, page }),
    placeholderData: keepPreviousData,
  });
  const download = useMutation(api.ketidakhadiran.exportKetidakhadiran.save());
  const generate = useMutation(api.ketidakhadiran.generateKetidakhadiran.mutation({ refetches: ['laporan'] }));
  const days = query.data;
  return (
    <div className={classes['page']}>
      <PageHeader
        title="Ketidakhadiran"
        subtitle={
          days
            ? `${days.rentang.sebutan} · ${formatAngka(days.ringkasan.absen)} hari absen, ${formatAngka(days.ringkasan.cuti)} hari cuti`
            : ' '
        }
        crumbs={laporanCrumbs(organisasi_id, nama, 'Ketidakhadiran')}
        actions={
          <>
            <Button
              variant="default"
              loading={download.isPending}
              leftSection={<IconFileTypeXls size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => download.mutate(saring)}
            >
              Unduh XLSX
            </Button>
            {canWrite && (
              <Button
                variant="default"
                loading={generate.isPending}
                leftSection={<IconFileTypePdf size={18} stroke={1.75} aria-hidden="true" />}
                onClick={() => generate.mutate({ ...saring, format: 'pdf' })}
              >
                Buat PDF
              </Button>
            )}
          </>
        }
      />
      <HitungUlangSection organisasi_id={organisasi_id} />
      <DataTable
        label="Ketidakhadiran"
        columns={KETIDAKHADIRAN_COLUMNS}
        query={query}
        rowKey={({ anggota, tanggal, jenis }) => `${anggota.user_id} ${tanggal} ${jenis}`}
        rowLabel={({ anggota, tanggal }) => `${anggota.nama}, ${tanggal}`}
        onPage={(next) => change({ page: next })}
        toolbar={
          <LaporanToolbar
            organisasi_id={organisasi_id}
            filters={filters}
            onChange={change}
            aktif={Number(filters.jenis !== undefined)}
          >
            <ChoiceField label="Jenis" choices={JENIS} value={filters.jenis} onChange={(jenis) => change({ jenis })} />
          </LaporanToolbar>
        }
        empty={<EmptyState>Tidak ada anggota yang absen atau cuti dalam rentang ini.</EmptyState>}
      />
      <LaporanTerakhirSection organisasi_id={organisasi_id} />
    </div>
  );
}
