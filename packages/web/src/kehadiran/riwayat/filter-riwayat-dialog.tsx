import { sebutRentangTerpanjang } from '@hadir/contract/kit/kalimat-rentang.ts';
import { SETAHUN_HARI } from '@hadir/rules/waktu/rentang.ts';
import { isTanggal, toDayNumber } from '@hadir/rules/waktu/tanggal.ts';
import { PILIHAN_RIWAYAT } from '@hadir/contract/kehadiran/riwayat/saring-riwayat.ts';
import * as z from 'zod/mini';
import { AnggotaMultiPicker } from '../../base/pickers/anggota-multi-picker.tsx';
import { GrupPicker } from '../../base/pickers/grup-picker.tsx';
import { pickPilihan } from '../../base/filters/pick-pilihan.ts';
import { PilihanField } from '../../base/filters/pilihan-field.tsx';
import { readFilters } from '../../base/filters/read-filters.ts';
import { CheckGroup } from '../../ui/form/check-group.tsx';
import { DateRangePicker } from '../../ui/date/date-range-picker.tsx';
import { FilterDialog } from '../../ui/layer/filter-dialog.tsx';
import { FILTER_RIWAYAT, type FilterRiwayat } from './filter-riwayat.ts';
import { HARI_CHOICES, KATA_RIWAYAT, NAMA_PILIHAN, type BagianRiwayat } from './kata-riwayat.ts';

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
type Sama = keyof typeof KATA_RIWAYAT | 'user_id';
type Values = Pick<FilterRiwayat, Sama> & {
  rentang: { from: string | null; to: string | null };
  tampil: Flag[];
  group_id: number | undefined;
};

const Rentang = z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }).check(
  z.refine(({ from, to }) => (from === null) === (to === null), 'Isi kedua tanggal, atau kosongkan keduanya'),
  z.refine(
    ({ from, to }) => !from || !to || !isTanggal(from) || !isTanggal(to) || daysOf(from, to) <= SETAHUN_HARI,
    sebutRentangTerpanjang(SETAHUN_HARI),
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
      {({ field }) => {
        const isian = (bagian: BagianRiwayat) =>
          NAMA_PILIHAN.filter((nama) => KATA_RIWAYAT[nama].bagian === bagian).map((nama) => (
            <PilihanField key={nama} pilihan={PILIHAN_RIWAYAT[nama]} kata={KATA_RIWAYAT[nama]} field={field(nama)} />
          ));
        return (
          <>
            <DateRangePicker label="Rentang tanggal" notAfterToday {...field('rentang')} />
            <CheckGroup label="Tampilkan hari" choices={HARI_CHOICES} {...field('tampil')} />
            {isian('hari')}
            {withAnggota && (
              <>
                <AnggotaMultiPicker organisasi_id={organisasi_id} allLabel="Semua Anggota" {...field('user_id')} />
                <GrupPicker
                  organisasi_id={organisasi_id}
                  empty={{ value: undefined, label: 'Semua' }}
                  {...field('group_id')}
                />
                {isian('anggota')}
              </>
            )}
            {isian('presensi')}
          </>
        );
      }}
    </FilterDialog>
  );
}

function toValues(filters: FilterRiwayat): Values {
  const { from, to, user_id, group_id } = filters;
  return {
    ...pickPilihan(PILIHAN_RIWAYAT, filters),
    rentang: { from: from || null, to: to || null },
    tampil: HARI_CHOICES.map(({ value }) => value).filter((flag) => filters[flag]),
    user_id,
    group_id: group_id || undefined,
  };
}

function toFilters({ rentang, tampil, group_id, ...others }: Values): Partial<FilterRiwayat> {
  const flags = Object.fromEntries(HARI_CHOICES.map(({ value }) => [value, tampil.includes(value)]));
  return { ...others, ...flags, from: rentang.from ?? '', to: rentang.to ?? '', group_id: group_id ?? 0 };
}

const daysOf = (from: string, to: string) => toDayNumber(to) - toDayNumber(from) + 1;
