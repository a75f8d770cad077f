import { formatTanggal } from '../../kit/format/format.ts';
import { readFilters } from '../../base/filters/read-filters.ts';
import { FilterChips, type FilterChip } from '../../ui/show/filter-chips.tsx';
import { FILTER_RIWAYAT, type FilterRiwayat } from './filter-riwayat.ts';
import { sebutPerempat } from '../../kit/format/sebut-perempat.ts';
import { KATA_SUMBER } from '@hadir/contract/kehadiran/hari/kata-sumber.ts';
import { LABEL_GENDER_TERHITUNG } from '@hadir/contract/kit/label-gender.ts';
import {
  HANYA_CHOICES,
  HARI_CHOICES,
  PEKAN_CHOICES,
  RADIUS_CHOICES,
  STATUS_CHOICES,
  WAJAH_CHOICES,
} from './filter-riwayat-choices.ts';

type Names = { anggota: (user_id: number) => string; grup: (group_id: number) => string };
type Props = { filters: FilterRiwayat; names: Names; onChange: (changes: Partial<FilterRiwayat>) => void };

type Removable = FilterChip & { without: Partial<FilterRiwayat> };

/** The filters in force, each of which can be taken away by itself. */
export function FilterRiwayatChips({ filters, names, onChange }: Props) {
  const chips = chipsOf(filters, names);
  const { page: _page, sort: _sort, q: _q, ...defaults } = readFilters(FILTER_RIWAYAT, {});
  return (
    <FilterChips
      chips={chips}
      onRemove={(key) => onChange(chips.find((chip) => chip.key === key)?.without ?? {})}
      onClear={() => onChange(defaults)}
    />
  );
}

function chipsOf(filters: FilterRiwayat, names: Names): Removable[] {
  const { from, to, user_id, group_id, status, radius, sumber, hanya, gender, hari, perempat, verifikasi_wajah } =
    filters;
  const range = [from, to].map((date) => (date ? formatTanggal(date) : '…')).join(' – ');
  return [
    ...(from || to ? [{ key: 'rentang', label: range, without: { from: '', to: '' } }] : []),
    ...HARI_CHOICES.filter(({ value }) => filters[value] !== FILTER_RIWAYAT[value]).map(({ value, label }) => ({
      key: value,
      label: filters[value] ? `Termasuk ${label.toLowerCase()}` : `Tanpa ${label.toLowerCase()}`,
      without: { [value]: FILTER_RIWAYAT[value] },
    })),
    ...user_id.map((id) => ({
      key: `user-${id}`,
      label: id === 0 ? 'Semua Anggota' : `Anggota: ${names.anggota(id)}`,
      without: { user_id: user_id.filter((one) => one !== id) },
    })),
    ...(group_id ? [{ key: 'grup', label: `Grup: ${names.grup(group_id)}`, without: { group_id: 0 } }] : []),
    ...STATUS_CHOICES.filter(({ value }) => status.includes(value)).map(({ value, label }) => ({
      key: `status-${value}`,
      label: `Status: ${label}`,
      without: { status: status.filter((code) => code !== value) },
    })),
    ...RADIUS_CHOICES.filter(({ value }) => radius.includes(value)).map(({ value, label }) => ({
      key: `radius-${value}`,
      label,
      without: { radius: radius.filter((code) => code !== value) },
    })),
    ...(sumber
      ? [{ key: 'sumber', label: `Sumber: ${KATA_SUMBER[sumber].panjang}`, without: { sumber: undefined } }]
      : []),
    ...PEKAN_CHOICES.filter(({ value }) => hari.includes(value)).map(({ value, label }) => ({
      key: `hari-${value}`,
      label: `Hari ${label}`,
      without: { hari: hari.filter((one) => one !== value) },
    })),
    ...(perempat.length > 0
      ? [{ key: 'tiba', label: `Datang ${sebutPerempat(perempat)}`, without: { perempat: [] } }]
      : []),
    ...(gender
      ? [
          {
            key: 'gender',
            label: `Jenis kelamin: ${LABEL_GENDER_TERHITUNG[gender].toLowerCase()}`,
            without: { gender: undefined },
          },
        ]
      : []),
    ...HANYA_CHOICES.filter(({ value }) => value !== undefined && value === hanya).map(({ label }) => ({
      key: 'hanya',
      label,
      without: { hanya: undefined },
    })),
    ...WAJAH_CHOICES.filter(({ value }) => value !== undefined && value === verifikasi_wajah).map(({ label }) => ({
      key: 'wajah',
      label: `Wajah: ${label.toLowerCase()}`,
      without: { verifikasi_wajah: undefined },
    })),
  ];
}
