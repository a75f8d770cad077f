import { formatTanggal } from '../../kit/format/format.ts';
import { readFilters } from '../../base/filters/read-filters.ts';
import { FilterChips, type FilterChip } from '../../ui/show/filter-chips.tsx';
import { FILTER_RIWAYAT, type FilterRiwayat } from './filter-riwayat.ts';
import { sebutPerempat } from '../../kit/format/sebut-perempat.ts';
import { PILIHAN_RIWAYAT } from '@hadir/contract/kehadiran/riwayat/saring-riwayat.ts';
import { chipsOfPilihan } from '../../base/filters/chips-of-pilihan.ts';
import { HARI_CHOICES, KATA_RIWAYAT, NAMA_PILIHAN } from './kata-riwayat.ts';

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
  const { from, to, user_id, group_id, perempat } = filters;
  const range = [from, to].map((date) => (date ? formatTanggal(date) : '…')).join(' – ');
  // Chosen together with the day of the week, and said beside it.
  const tiba =
    perempat.length > 0 ? [{ key: 'tiba', label: `Datang ${sebutPerempat(perempat)}`, without: { perempat: [] } }] : [];
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
    ...NAMA_PILIHAN.flatMap((nama) => [
      ...chipsOfPilihan(nama, PILIHAN_RIWAYAT[nama], KATA_RIWAYAT[nama], filters[nama]),
      ...(nama === 'hari' ? tiba : []),
    ]),
  ];
}
