import { useState } from 'react';
import type { FieldProps } from '../../ui/form/field-props.ts';
import { MultiPicker } from '../../ui/form/multi-picker.tsx';
import { useGrupPicker } from './use-grup-picker.ts';

type Props = Omit<FieldProps, 'label'> & {
  organisasi_id: number;
  value: number[];
  onChange: (group_ids: number[]) => void;
};

/** Groups, searched by name. */
export function GrupMultiPicker({ organisasi_id, ...others }: Props) {
  const [search, setSearch] = useState('');
  const { choices, error, refetch } = useGrupPicker(organisasi_id);
  const words = search.toLocaleLowerCase('id');
  const found = choices
    .map(({ value, label }) => ({ id: value, label }))
    .filter(({ label }) => label.toLocaleLowerCase('id').includes(words));
  return (
    <MultiPicker
      label="Grup"
      placeholder="Cari grup"
      search={search}
      onSearch={setSearch}
      query={{ data: found, error, refetch }}
      {...others}
    />
  );
}
