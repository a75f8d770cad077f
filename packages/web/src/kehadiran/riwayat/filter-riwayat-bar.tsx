import { useQuery } from '@tanstack/react-query';
import { useGrupPicker } from '../../base/pickers/use-grup-picker.ts';
import { api } from '../../base/api/api.ts';
import type { FilterRiwayat } from './filter-riwayat.ts';
import { FilterRiwayatChips } from './filter-riwayat-chips.tsx';

type Props = {
  organisasi_id: number;
  filters: FilterRiwayat;
  onChange: (changes: Partial<FilterRiwayat>) => void;
};

/** The chips of the filters in force, with the names that the chosen ids stand for. */
export function FilterRiwayatBar({ organisasi_id, filters, onChange }: Props) {
  const asksNames = filters.user_id.some((id) => id > 0);
  const { data: anggota } = useQuery({ ...api.anggota.listAnggotaAktif.query({ organisasi_id }), enabled: asksNames });
  const grup = useGrupPicker(organisasi_id, { enabled: filters.group_id > 0 });
  const names = {
    anggota: (user_id: number) => anggota?.find((one) => one.user_id === user_id)?.nama ?? '…',
    grup: grup.nameOf,
  };
  return <FilterRiwayatChips filters={filters} names={names} onChange={onChange} />;
}
