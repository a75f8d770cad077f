import { useState } from 'react';
import type { FieldProps } from '../../ui/form/field-props.ts';
import { MultiPicker } from '../../ui/form/multi-picker.tsx';
import { useLokasiPicker } from './use-lokasi-picker.ts';

type Props = Omit<FieldProps, 'label'> & {
  organisasi_id: number;
  label?: string;
  /** None: every location of the organisation. */
  value: number[];
  onChange: (ids: number[]) => void;
};

/** The attendance locations at which somebody may attend. */
export function LokasiMultiPicker({ organisasi_id, label = 'Lokasi presensi', value, onChange, ...field }: Props) {
  const [search, setSearch] = useState('');
  const { choices, waiting, error, refetch } = useLokasiPicker(organisasi_id, { keep: value });
  const items = choices.map(({ value: id, label: nama }) => ({ id, label: nama }));
  const found = items.filter((item) => item.label.toLowerCase().includes(search.toLowerCase()));
  return (
    <MultiPicker
      label={label}
      description="Kosong berarti semua lokasi instansi"
      placeholder="Semua lokasi"
      value={value}
      onChange={onChange}
      search={search}
      onSearch={setSearch}
      query={{ data: waiting ? undefined : found, error, refetch }}
      known={items}
      {...field}
    />
  );
}
