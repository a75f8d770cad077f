import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFilterList } from './use-filter-list.ts';
import { api } from '../api/api.ts';
import type { FieldProps } from '../../ui/form/field-props.ts';
import { MultiPicker } from '../../ui/form/multi-picker.tsx';

type Props = Omit<FieldProps, 'label'> & {
  /** Of this tenant, where one is told; else of all that the person may enter. */
  tenant_id?: number | undefined;
  value: number | undefined;
  onChange: (organisasi_id: number | undefined) => void;
  placeholder?: string;
  /** It narrows what the screen shows: its list may come after that. */
  isFilter?: boolean;
};

/** One organisation, searched by name; choosing another takes its place. */
export function OrganisasiPicker(props: Props) {
  const { tenant_id, value, onChange, placeholder = 'Cari instansi', isFilter = false, ...field } = props;
  const { enabled, onFocus } = useFilterList(!isFilter || value !== undefined);
  const [search, setSearch] = useState('');
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...api.organisasi.listOrganisasi.query({ tenant_id, q: search || undefined, count: 50, sort: 'nama' }),
    placeholderData: keepPreviousData,
    enabled,
  });
  const found = data?.data.map(({ organisasi_id, nama, nama_tenant }) => ({
    id: organisasi_id,
    label: nama,
    ...(tenant_id === undefined && { detail: nama_tenant }),
  }));
  return (
    <MultiPicker
      onFocus={onFocus}
      {...field}
      label="Instansi"
      placeholder={placeholder}
      single
      search={search}
      onSearch={setSearch}
      query={{ data: found, error, refetch, isPlaceholderData }}
      value={value === undefined ? [] : [value]}
      onChange={(ids) => onChange(ids.at(-1))}
    />
  );
}
