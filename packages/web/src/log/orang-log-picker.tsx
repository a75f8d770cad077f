import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { api } from '../base/api/api.ts';
import { MultiPicker } from '../ui/form/multi-picker.tsx';
import type { TempatLog } from './tempat-log.ts';

type Props = {
  tempat: TempatLog;
  label: string;
  value: number | undefined;
  /** What is chosen already is called. */
  nama: string;
  onChange: (user_id: number | undefined, nama: string) => void;
};
type FieldProps = Omit<Props, 'tempat'> & {
  search: string;
  onSearch: (text: string) => void;
  query: ComponentProps<typeof MultiPicker>['query'];
};

/** A person of the organisation or of the tenant, searched by name. */
export function OrangLogPicker({ tempat, ...field }: Props) {
  if ('organisasi_id' in tempat) return <AnggotaField {...field} organisasi_id={tempat.organisasi_id} />;
  if (tempat.tenant_id !== null) return <OrangTenantField {...field} tenant_id={tempat.tenant_id} />;
  return null;
}

function AnggotaField({ organisasi_id, ...field }: Omit<Props, 'tempat'> & { organisasi_id: number }) {
  const [search, setSearch] = useState('');
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...api.anggota.listAnggotaAktif.query({ organisasi_id, q: search }),
    placeholderData: keepPreviousData,
  });
  const found = data?.map(({ user_id, nama }) => ({ id: user_id, label: nama }));
  return (
    <OrangField
      {...field}
      search={search}
      onSearch={setSearch}
      query={{ data: found, error, refetch, isPlaceholderData }}
    />
  );
}

function OrangTenantField({ tenant_id, ...field }: Omit<Props, 'tempat'> & { tenant_id: number }) {
  const [search, setSearch] = useState('');
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...api.anggota.listAnggotaTenant.query({ tenant_id, q: search || undefined, sort: 'nama', count: 50 }),
    placeholderData: keepPreviousData,
  });
  const found = data?.data.map(({ user_id, nama, is_admin, organisasi }) => ({
    id: user_id,
    label: nama,
    detail: is_admin ? 'Admin induk' : organisasi.map((one) => one.nama).join(', '),
  }));
  return (
    <OrangField
      {...field}
      search={search}
      onSearch={setSearch}
      query={{ data: found, error, refetch, isPlaceholderData }}
    />
  );
}

function OrangField({ label, value, nama, onChange, ...search }: FieldProps) {
  return (
    <MultiPicker
      {...search}
      label={label}
      placeholder="Cari nama"
      single
      value={value === undefined ? [] : [value]}
      known={value === undefined ? [] : [{ id: value, label: nama }]}
      onChange={(ids) => {
        const id = ids.at(-1);
        onChange(id, search.query.data?.find((one) => one.id === id)?.label ?? '');
      }}
    />
  );
}
