import { eachDay, addDays } from '@hadir/rules/tanggal.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jadwal.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { hrefTo } from '../app/href-to.ts';
import { LinkButton } from '../app/link-button.tsx';
import { useCanWrite } from '../app/session/use-can-write.ts';
import { GrupPicker } from '../grup/grup-picker.tsx';
import { HitungUlangSection } from '../kehadiran/hitung-ulang-section.tsx';
import { api } from '../kit/api.ts';
import { filterField } from '../kit/filter-field.ts';
import { useUrlFilters } from '../kit/use-url-filters.ts';
import { shiftMonth, todayHere } from '../ui/calendar-days.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { MonthStepper } from '../ui/month-stepper.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Pager } from '../ui/pager.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { JadwalTabs } from './jadwal-tabs.tsx';
import { listKodeShift } from './kode-shift.ts';
import { RosterActions } from './roster-actions.tsx';
import { RosterDesk } from './roster-desk.tsx';
import classes from './roster.module.css';
import { useJadwalAktif } from './use-jadwal-aktif.ts';

const COUNT = 25;

/** Jadwal Shift: a month of the roster, members by dates. */
export function JadwalShiftScreen({ organisasi_id }: { organisasi_id: number }) {
  const canWrite = useCanWrite() === 'yes';
  const { filters, change } = useUrlFilters({ page: 1, q: '', bulan: filterField.bulan, group_id: filterField.id });
  const bulan = filters.bulan || todayHere().slice(0, 7);
  const input = { organisasi_id, ...filters, bulan, count: COUNT };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...api.jadwalShift.list.query(input, { errors: 'screen' }),
    placeholderData: keepPreviousData,
  });
  const jadwal = useJadwalAktif(organisasi_id, { tipe: TIPE_JADWAL.shift });
  const first = `${bulan}-01`;
  const dates = eachDay({ tgl_awal: first, tgl_akhir: addDays(shiftMonth(first, 1), -1) });
  return (
    <>
      <PageHeader
        title="Jadwal Shift"
        subtitle="Shift atau libur setiap anggota pada setiap tanggal."
        crumbs={[{ label: 'Kelola Instansi' }, { label: 'Jadwal Shift' }]}
        actions={canWrite && <RosterActions organisasi_id={organisasi_id} bulan={bulan} />}
      />
      <JadwalTabs organisasi_id={organisasi_id} current="jadwalShift" />
      <div className={classes['stack']}>
        <HitungUlangSection organisasi_id={organisasi_id} />
        <div className={classes['toolbar']}>
          <MonthStepper value={bulan} onChange={(next) => change({ bulan: next })} />
          <SearchField label="Cari anggota" value={filters.q} onSearch={(q) => change({ q })} />
          <GrupPicker<undefined>
            organisasi_id={organisasi_id}
            hideLabel
            empty={{ value: undefined, label: 'Semua grup' }}
            value={filters.group_id}
            onChange={(group_id) => change({ group_id })}
          />
        </div>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton lines={12} />
        ) : data.total === 0 ? (
          <EmptyState>Tidak ada anggota yang cocok pada bulan ini.</EmptyState>
        ) : (
          <div aria-busy={isPlaceholderData} className={classes['stack']}>
            {jadwal.length === 0 && (
              <EmptyState
                title="Belum ada jam kerja shift"
                action={<LinkButton href={hrefTo('jamKerja', { organisasi_id })}>Buat jam kerja shift</LinkButton>}
              >
                Jadwal shift diisi dengan jam kerja bertipe shift.
              </EmptyState>
            )}
            <RosterDesk
              key={`${bulan} ${data.current_page} ${filters.q} ${filters.group_id ?? ''}`}
              organisasi_id={organisasi_id}
              rows={data.data}
              dates={dates}
              shifts={listKodeShift(jadwal)}
              editable={canWrite && jadwal.length > 0}
            />
            <Pager label="Jadwal shift" page={data} onPage={(page) => change({ page })} />
          </div>
        )}
      </div>
    </>
  );
}
