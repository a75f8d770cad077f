import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { AnggotaPicker } from '../../base/pickers/anggota-picker.tsx';
import { GrupPicker } from '../../base/pickers/grup-picker.tsx';
import { api } from '../../base/api/api.ts';
import type { Filters } from '../../base/filters/read-filters.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { MonthStepper } from '../../ui/date/month-stepper.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import { usePhone } from '../../ui/show/use-phone.ts';
import type { FILTER_KALENDER } from './filter-kalender.ts';
import classes from './kalender.module.css';
import { YearStepper } from './year-stepper.tsx';

type Isi = Filters<typeof FILTER_KALENDER>;
type Props = {
  organisasi_id: number;
  canSeeAll: boolean;
  isMember: boolean;
  bulan: string;
  hanya: boolean;
  filters: Isi;
  change: (changes: Partial<Isi>) => void;
};

const TAMPILAN = [
  { value: undefined, label: 'Bulan' },
  { value: 'tahun', label: 'Tahun' },
] as const;
const SIAPA = [
  { value: undefined, label: 'Saya dan rekan' },
  { value: 'saya', label: 'Cuti saya' },
] as const;

/** Which month or year, and whose leave. */
export function KalenderFilter({ organisasi_id, canSeeAll, isMember, bulan, hanya, filters, change }: Props) {
  const { tampilan, user_id, group_id, siapa } = filters;
  const isYear = tampilan === 'tahun';
  const isPhone = usePhone();
  // A phone shows who is away by date, not every member.
  const isList = !isYear && !isPhone && user_id === undefined && siapa === undefined;
  const pick = useQuery({
    ...api.anggota.listAnggotaAktif.query({ organisasi_id }),
    enabled: canSeeAll && user_id !== undefined,
  });
  const nama = pick.data?.find((one) => one.user_id === user_id)?.nama ?? null;
  return (
    <div className={classes['filter']} role="group" aria-label="Saringan kalender">
      <div className={classes['when']}>
        <div className={classes['switch']} role="group" aria-label="Tampilan">
          {TAMPILAN.map(({ value, label }) => (
            <Button
              key={label}
              variant={tampilan === value ? 'filled' : 'default'}
              aria-pressed={tampilan === value}
              onClick={() => change({ tampilan: value })}
            >
              {label}
            </Button>
          ))}
        </div>
        {isYear ? (
          <YearStepper
            value={bulan.slice(0, 4)}
            onChange={(tahun) => change({ bulan: `${tahun}${bulan.slice(4)}`, hari: '' })}
          />
        ) : (
          <MonthStepper value={bulan} onChange={(next) => change({ bulan: next, hari: '' })} />
        )}
      </div>
      <div className={classes['who']}>
        {canSeeAll ? (
          <>
            <GrupPicker
              isFilter
              organisasi_id={organisasi_id}
              value={group_id}
              empty={{ value: undefined, label: 'Seluruh instansi' }}
              onChange={(next) => change({ group_id: next, user_id: undefined, siapa: undefined })}
            />
            <AnggotaPicker
              isFilter
              label="Anggota"
              organisasi_id={organisasi_id}
              value={user_id ?? null}
              nama={nama}
              onChange={(next) => change({ user_id: next ?? undefined, siapa: undefined })}
            />
          </>
        ) : (
          isMember && (
            <ChoiceField label="Siapa" choices={SIAPA} value={siapa} onChange={(next) => change({ siapa: next })} />
          )
        )}
        {isList && !canSeeAll && <SearchField label="Cari anggota" value={filters.q} onSearch={(q) => change({ q })} />}
        {isList && <SwitchField label="Hanya yang cuti" checked={hanya} onChange={(next) => change({ hanya: next })} />}
      </div>
    </div>
  );
}
