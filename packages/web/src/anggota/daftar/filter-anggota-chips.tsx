import { FilterChips, type FilterChip } from '../../ui/show/filter-chips.tsx';
import { ANGGOTA_LABELS } from '../dasar/anggota-labels.ts';
import type { FilterAnggota } from './filter-anggota.ts';

type Names = { grup: (group_id: number) => string; lokasi: (lokasi_presensi_id: number) => string };
type Props = { filters: FilterAnggota; names: Names; onChange: (changes: Partial<FilterAnggota>) => void };

export function FilterAnggotaChips({ filters, names, onChange }: Props) {
  const chips = chipsOf(filters, names);
  const without = (keys: string[]): Partial<FilterAnggota> => Object.fromEntries(keys.map((key) => [key, undefined]));
  return (
    <FilterChips
      chips={chips}
      onRemove={(key) => onChange(without([key]))}
      onClear={() => onChange(without(chips.map(({ key }) => key)))}
    />
  );
}

function chipsOf(filters: FilterAnggota, names: Names): FilterChip[] {
  const { status, is_aktif, aktivasi, role, group_id, lokasi_presensi_id, gender } = filters;
  const labels: Partial<Record<keyof FilterAnggota, string | false | undefined>> = {
    status: status !== undefined && `Status: ${ANGGOTA_LABELS.status[status]}`,
    is_aktif: is_aktif !== undefined && `Status: ${is_aktif ? 'Aktif' : 'Tidak aktif'}`,
    aktivasi: aktivasi && ANGGOTA_LABELS.aktivasi[aktivasi],
    role: role && `Peran: ${ANGGOTA_LABELS.role[role]}`,
    group_id: group_id !== undefined && `Grup: ${names.grup(group_id)}`,
    lokasi_presensi_id: lokasi_presensi_id !== undefined && `Lokasi: ${names.lokasi(lokasi_presensi_id)}`,
    gender: gender && ANGGOTA_LABELS.gender[gender],
    jenis_kepegawaian: filters.jenis_kepegawaian,
    is_face_verified: flagLabel(filters.is_face_verified, 'Wajah terverifikasi', 'Wajah belum terverifikasi'),
    is_biometrik: flagLabel(filters.is_biometrik, 'Biometrik', 'Non-biometrik'),
  };
  return Object.entries(labels).flatMap(([key, label]) => (label ? [{ key, label }] : []));
}

const flagLabel = (flag: boolean | undefined, yes: string, no: string) => flag !== undefined && (flag ? yes : no);
