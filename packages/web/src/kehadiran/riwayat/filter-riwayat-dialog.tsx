import { SETAHUN_HARI } from '@hadir/rules/waktu/rentang.ts';
import { isTanggal, toDayNumber } from '@hadir/rules/waktu/tanggal.ts';
import * as z from 'zod/mini';
import { AnggotaMultiPicker } from '../../base/pickers/anggota-multi-picker.tsx';
import { GrupPicker } from '../../base/pickers/grup-picker.tsx';
import { readFilters } from '../../base/filters/read-filters.ts';
import { CheckGroup } from '../../ui/form/check-group.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DateRangePicker } from '../../ui/date/date-range-picker.tsx';
import { FilterDialog } from '../../ui/layer/filter-dialog.tsx';
import { FILTER_RIWAYAT, type FilterRiwayat } from './filter-riwayat.ts';
import {
  GENDER_CHOICES,
  HANYA_CHOICES,
  HARI_CHOICES,
  PEKAN_CHOICES,
  RADIUS_CHOICES,
  STATUS_CHOICES,
  SUMBER_CHOICES,
  WAJAH_CHOICES,
} from './filter-riwayat-choices.ts';

type Props = {
  organisasi_id: number;
  /** Off in one's own history: there is nobody to choose. */
  withAnggota: boolean;
  opened: boolean;
  onClose: () => void;
  filters: FilterRiwayat;
  onApply: (values: Partial<FilterRiwayat>) => void;
};

type Flag = (typeof HARI_CHOICES)[number]['value'];
type Sama = 'hari' | 'user_id' | 'status' | 'radius' | 'sumber' | 'gender' | 'hanya' | 'verifikasi_wajah';
type Values = Pick<FilterRiwayat, Sama> & {
  rentang: { from: string | null; to: string | null };
  tampil: Flag[];
  group_id: number | undefined;
};

const Rentang = z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }).check(
  z.refine(({ from, to }) => (from === null) === (to === null), 'Isi kedua tanggal, atau kosongkan keduanya'),
  z.refine(
    ({ from, to }) => !from || !to || !isTanggal(from) || !isTanggal(to) || daysOf(from, to) <= SETAHUN_HARI,
    `Rentang paling panjang ${SETAHUN_HARI} hari`,
  ),
);
const schema = z.object({
  rentang: Rentang,
  tampil: z.array(z.string()).check(z.minLength(1, 'Pilih paling sedikit satu')),
});

/** Filters of Riwayat Kehadiran; they apply only when valid. */
export function FilterRiwayatDialog({ organisasi_id, withAnggota, opened, onClose, filters, onApply }: Props) {
  return (
    <FilterDialog<Values>
      opened={opened}
      onClose={onClose}
      title="Filter riwayat kehadiran"
      values={toValues(filters)}
      defaults={toValues(readFilters(FILTER_RIWAYAT, {}))}
      schema={schema}
      onApply={(values) => onApply(toFilters(values))}
    >
      {({ field }) => (
        <>
          <DateRangePicker label="Rentang tanggal" notAfterToday {...field('rentang')} />
          <CheckGroup label="Tampilkan hari" choices={HARI_CHOICES} {...field('tampil')} />
          <CheckGroup label="Hari" choices={PEKAN_CHOICES} {...field('hari')} />
          <ChoiceField label="Hanya hari yang" choices={HANYA_CHOICES} {...field('hanya')} />
          {withAnggota && (
            <>
              <AnggotaMultiPicker organisasi_id={organisasi_id} allLabel="Semua Anggota" {...field('user_id')} />
              <GrupPicker
                organisasi_id={organisasi_id}
                empty={{ value: undefined, label: 'Semua' }}
                {...field('group_id')}
              />
              <ChoiceField label="Jenis kelamin" choices={GENDER_CHOICES} {...field('gender')} />
            </>
          )}
          <CheckGroup label="Status presensi" choices={STATUS_CHOICES} {...field('status')} />
          <CheckGroup label="Lokasi" choices={RADIUS_CHOICES} {...field('radius')} />
          <ChoiceField label="Sumber" choices={SUMBER_CHOICES} {...field('sumber')} />
          <ChoiceField label="Verifikasi wajah" choices={WAJAH_CHOICES} {...field('verifikasi_wajah')} />
        </>
      )}
    </FilterDialog>
  );
}

function toValues(filters: FilterRiwayat): Values {
  const { from, to, user_id, group_id, status, radius, sumber, hanya, gender, hari, verifikasi_wajah } = filters;
  return {
    rentang: { from: from || null, to: to || null },
    tampil: HARI_CHOICES.map(({ value }) => value).filter((flag) => filters[flag]),
    user_id,
    group_id: group_id || undefined,
    status,
    radius,
    sumber,
    gender,
    hari,
    hanya,
    verifikasi_wajah,
  };
}

function toFilters({ rentang, tampil, group_id, ...others }: Values): Partial<FilterRiwayat> {
  const flags = Object.fromEntries(HARI_CHOICES.map(({ value }) => [value, tampil.includes(value)]));
  return { ...others, ...flags, from: rentang.from ?? '', to: rentang.to ?? '', group_id: group_id ?? 0 };
}

const daysOf = (from: string, to: string) => toDayNumber(to) - toDayNumber(from) + 1;
