import { Button } from '@mantine/core';
import { coversTanggal, eachDay, rangeOfBulan } from '@hadir/rules/waktu/tanggal.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { MonthStepper } from '../../ui/date/month-stepper.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { HariList } from './hari-list.tsx';
import classes from './kalender-saya.module.css';
import { KalenderSayaBulan } from './kalender-saya-bulan.tsx';

const LanggananDialog = lazy(async () => ({ default: (await import('./langganan-dialog.tsx')).LanggananDialog }));

const FIELDS = {
  bulan: '',
  hari: '',
  rupa: filterField.oneOf<'bulan' | 'daftar'>('bulan', 'daftar'),
};

/** One's own calendar over all one's organisations: hours, holidays, leave, and what came of each day. */
export function KalenderSaya() {
  const { filters, change } = useUrlFilters(FIELDS);
  const [isLangganan, setLangganan] = useState(false);
  const today = useToday();
  const bulan = filters.bulan || today.slice(0, 7);
  const range = rangeOfBulan(bulan);
  const { data, error, refetch } = useQuery({
    ...api.kalenderSaya.listKalenderSaya.query(range),
    placeholderData: keepPreviousData,
  });
  const chosen = coversTanggal(range, filters.hari)
    ? filters.hari
    : coversTanggal(range, today)
      ? today
      : range.tgl_awal;
  return (
    <div className={classes['stack']}>
      <div className={classes['saring']}>
        <MonthStepper value={bulan} onChange={(next) => change({ bulan: next, hari: '' })} />
        <ChoiceField
          aria-label="Rupa kalender"
          value={filters.rupa ?? 'bulan'}
          choices={[
            { value: 'bulan', label: 'Sebulan' },
            { value: 'daftar', label: 'Daftar' },
          ]}
          onChange={(rupa) => change({ rupa })}
        />
        <Button variant="default" onClick={() => setLangganan(true)}>
          Langganan
        </Button>
      </div>
      <Suspense>{isLangganan && <LanggananDialog onClose={() => setLangganan(false)} />}</Suspense>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={8} />
      ) : data.every(({ hari }) => hari.length === 0) ? (
        <EmptyState>Anda bukan anggota instansi mana pun pada bulan ini.</EmptyState>
      ) : filters.rupa === 'daftar' ? (
        <HariList label="Kalender saya" tempat={data} dates={eachDay(range)} today={today} />
      ) : (
        <>
          <KalenderSayaBulan
            tempat={data}
            bulan={bulan}
            chosen={chosen}
            today={today}
            onChoose={(hari) => change({ hari, bulan }, { replace: true })}
          />
          <HariList label="Hari yang dipilih" tempat={data} dates={[chosen]} today={today} />
        </>
      )}
    </div>
  );
}
