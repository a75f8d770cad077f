import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/api.ts';
import type { FieldProps } from '../../ui/form/field-props.ts';
import { MultiPicker } from '../../ui/form/multi-picker.tsx';

type Props = Omit<FieldProps, 'label'> & {
  tenant_id: number;
  value: number[];
  onChange: (organisasi_ids: number[]) => void;
};

/** Organisations of a tenant, searched by name, or all of them (id 0). */
export function OrganisasiMultiPicker({ tenant_id, ...others }: Props) {
  const [search, setSearch] = useState('');
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...api.organisasi.listOrganisasi.query({
      tenant_id,
      q: search || undefined,
      count: 50,
      sort: 'nama',
      status: STATUS_RECORD.aktif,
    }),
    placeholderData: keepPreviousData,
  });
  const found = data?.data.map(({ organisasi_id, nama }) => ({ id: organisasi_id, label: nama }));
  return (
    <MultiPicker
      label="Instansi"
      placeholder="Cari instansi"
      allLabel="Semua instansi"
      search={search}
      onSearch={setSearch}
      query={{ data: found, error, refetch, isPlaceholderData }}
      {...others}
    />
  );
}
