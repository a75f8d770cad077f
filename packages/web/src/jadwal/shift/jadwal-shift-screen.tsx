import { eachDay, rangeOfBulan } from '@hadir/rules/waktu/tanggal.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { TawaranPanduan } from '../../base/panduan/tawaran-panduan.tsx';
import { GrupPicker } from '../../base/pickers/grup-picker.tsx';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { MonthStepper } from '../../ui/date/month-stepper.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { JadwalTabs } from '../dasar/jadwal-tabs.tsx';
import { listKodeShift } from '../dasar/kode-shift.ts';
import { CetakRosterButton } from './cetak-roster-button.tsx';
import { RosterActions } from './roster-actions.tsx';
import { RosterDesk } from './roster-desk.tsx';
import type { RosterDraft } from './roster-draft.ts';
import { RosterSaveBar } from './roster-save-bar.tsx';
import classes from '../dasar/roster.module.css';
import { useJadwalAktif } from '../dasar/use-jadwal-aktif.ts';

const HitungUlangSection = lazy(async () => ({
  default: (await import('../../kehadiran/turunan/hitung-ulang-section.tsx')).HitungUlangSection,
}));

const COUNT = 25;
const NOTHING: RosterDraft = new Map();

/** Jadwal Shift: a month of the roster, members by dates. */
export function JadwalShiftScreen({ organisasi_id }: { organisasi_id: number }) {
  const today = useToday();
  const canWrite = useCanWrite() === 'yes';
  // Kept while one goes to other months, pages and groups: all of it is saved in one act.
  const [draft, setDraft] = useState(NOTHING);
  const { filters, change } = useUrlFilters({ page: 1, q: '', bulan: filterField.bulan, group_id: filterField.id });
  const bulan = filters.bulan || today.slice(0, 7);
  const input = { organisasi_id, ...filters, bulan, count: COUNT };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...api.jadwalShift.listJadwalShift.query(input, { errors: 'screen' }),
    placeholderData: keepPreviousData,
  });
  const shift = useJadwalAktif(organisasi_id, { tipe: TIPE_JADWAL.shift });
  const shifts = listKodeShift(shift.jadwal ?? []);
  // Until another month is there the last one stands whole, and nothing is written into it.
  const tampak = data?.data[0]?.hari[0]?.tanggal.slice(0, 7) ?? bulan;
  return (
    <>
      <PageHeader
        title="Jadwal Shift"
        subtitle="Shift atau libur setiap anggota pada setiap tanggal."
        crumbs={[{ label: 'Kelola Instansi' }, { label: 'Jadwal Shift' }]}
        actions={
          <>
            <CetakRosterButton
              input={{ organisasi_id, bulan, q: filters.q, group_id: filters.group_id }}
              hasDraft={draft.size > 0}
            />
            {canWrite && (
              <RosterActions
                organisasi_id={organisasi_id}
                bulan={bulan}
                shifts={shifts}
                saring={{ q: filters.q, group_id: filters.group_id }}
              />
            )}
          </>
        }
      />
      <JadwalTabs organisasi_id={organisasi_id} current="jadwalShift" />
      <div className={classes['stack']}>
        <TawaranPanduan nama="jadwal-shift" />
        <Suspense>
          <HitungUlangSection organisasi_id={organisasi_id} />
        </Suspense>
        <div className={classes['toolbar']}>
          <MonthStepper value={bulan} onChange={(next) => change({ bulan: next })} />
          <SearchField label="Cari anggota" value={filters.q} onSearch={(q) => change({ q })} />
          <GrupPicker<undefined>
            isFilter
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
            {!shift.jadwal && shift.error && <ErrorState error={shift.error} onRetry={() => void shift.refetch()} />}
            {shift.jadwal?.length === 0 && (
              <EmptyState
                title="Belum ada jam kerja shift"
                action={
                  canWrite && <LinkButton href={hrefTo('jamKerja', { organisasi_id })}>Buat jam kerja shift</LinkButton>
                }
              >
                Jadwal shift diisi dengan jam kerja bertipe shift.
              </EmptyState>
            )}
            <RosterDesk
              key={`${tampak} ${data.current_page} ${filters.q} ${filters.group_id ?? ''}`}
              rows={data.data}
              dates={eachDay(rangeOfBulan(tampak))}
              libur={data.libur}
              shifts={shifts}
              editable={canWrite && shifts.length > 0 && !isPlaceholderData}
              draft={draft}
              onDraft={setDraft}
            />
            <Pager label="Jadwal shift" page={data} onPage={(page) => change({ page })} />
          </div>
        )}
        {draft.size > 0 && (
          <RosterSaveBar organisasi_id={organisasi_id} draft={draft} onDone={() => setDraft(NOTHING)} />
        )}
      </div>
    </>
  );
}
