import { sebutBelum } from '@hadir/contract/kehadiran/hari/sebut-belum.ts';
import { HASIL_WAJAH } from '@hadir/rules/kode/hasil-wajah.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { hrefTo } from '../../base/links/href-to.ts';
import { useSession } from '../../base/session/use-session.ts';
import { fieldErrorsOf } from '../../kit/failure/field-errors.ts';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { countFilters } from '../../base/filters/count-filters.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { ToolFilters } from '../../ui/table/tool-filters.tsx';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { TawaranPanduan } from '../../base/panduan/tawaran-panduan.tsx';
import { GrupPicker } from '../../base/pickers/grup-picker.tsx';
import { FILTER_HARIAN, toHarianInput } from './filter-harian.ts';
import { harianColumns } from './harian-columns.tsx';
import { HarianCounts } from './harian-counts.tsx';
import { HarianDownloads } from './harian-downloads.tsx';
import classes from './kehadiran-harian-screen.module.css';
import { harianQuery } from './harian-query.ts';
import { HariPanel } from '../hari/hari-panel.tsx';
import { ImporLogSection } from '../../presensi/impor/impor-log-section.tsx';
import { hariKey, useOpenHari } from '../hari/use-open-hari.ts';

const WAJAH = [
  { value: undefined, label: 'Semua wajah' },
  { value: HASIL_WAJAH.cocok, label: 'Wajah terverifikasi' },
  { value: HASIL_WAJAH.tidak_cocok, label: 'Wajah belum terverifikasi' },
] as const;

/** Kehadiran Harian: one date, every member. */
export function KehadiranHarianScreen({ organisasi_id }: { organisasi_id: number }) {
  const nama = useSession()?.organisasi?.nama;
  const { filters, change } = useUrlFilters(FILTER_HARIAN);
  const { opened, open } = useOpenHari();
  const query = useQuery({
    ...harianQuery({ organisasi_id }, useSearch({ strict: false })),
    placeholderData: keepPreviousData,
  });
  const day = query.data;

  return (
    <div className={classes['page']}>
      <PageHeader
        title="Kehadiran Harian"
        subtitle={day ? formatHariTanggal(day.tanggal) : ' '}
        crumbs={[
          ...(nama ? [{ label: nama, href: hrefTo('home', { organisasi_id }) }] : []),
          { label: 'Laporan' },
          { label: 'Kehadiran Harian' },
        ]}
        actions={
          <>
            <ImporLogSection organisasi_id={organisasi_id} />
            <HarianDownloads input={{ organisasi_id, ...toHarianInput(filters) }} />
          </>
        }
      />
      {day && <TawaranPanduan nama="kehadiran-harian" />}
      {day && (
        <HarianCounts ringkasan={day.ringkasan} chosen={filters.keadaan} onChoose={(keadaan) => change({ keadaan })} />
      )}
      <DataTable
        label="Kehadiran harian"
        columns={harianColumns(sebutBelum(day?.ringkasan))}
        query={query}
        rowKey={hariKey}
        rowLabel={({ anggota }) => anggota.nama}
        onPage={(page) => change({ page })}
        onOpen={open}
        openKey={opened ? hariKey(opened) : undefined}
        toolbar={
          <ToolFilters
            aktif={
              countFilters(FILTER_HARIAN, { ...filters, tanggal: '', keadaan: undefined }) + Number(filters.q !== '')
            }
            utama={
              <DatePicker
                label="Tanggal"
                notAfterToday
                error={fieldErrorsOf(query.error)['tanggal']}
                value={filters.tanggal || (day?.tanggal ?? null)}
                onChange={(tanggal) => change({ tanggal: tanggal ?? '' })}
              />
            }
          >
            <GrupPicker
              isFilter
              organisasi_id={organisasi_id}
              empty={{ value: undefined, label: 'Semua' }}
              value={filters.group_id}
              onChange={(group_id) => change({ group_id })}
            />
            <ChoiceField
              aria-label="Verifikasi wajah"
              value={filters.verifikasi_wajah}
              choices={WAJAH}
              onChange={(verifikasi_wajah) => change({ verifikasi_wajah })}
            />
            <SearchField label="Cari nama atau NIP" value={filters.q} onSearch={(q) => change({ q })} />
          </ToolFilters>
        }
        empty={<EmptyState>Tidak ada anggota yang cocok pada tanggal ini.</EmptyState>}
      />
      <HariPanel organisasi_id={organisasi_id} opened={opened} rows={day?.data ?? []} onClose={() => open(null)} />
    </div>
  );
}
