import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Pemilik } from '../base/api/pemilik.ts';
import type { FieldProps } from '../ui/form/field-props.ts';
import { MultiPicker } from '../ui/form/multi-picker.tsx';
import { mutasiCalls } from './mutasi-calls.ts';

type Props = Omit<FieldProps, 'label'> & {
  pemilik: Pemilik;
  value: string | null;
  /** With the place itself, where it is of the own tenant. */
  onChange: (kode: string | null, milik: number | undefined) => void;
};

/** Where to, by name or code; an institution of another tenant by its whole code alone. */
export function TujuanField({ pemilik, value, onChange, ...field }: Props) {
  const [search, setSearch] = useState('');
  const [nama, setNama] = useState('');
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...mutasiCalls(pemilik).tujuan.query({ q: search || undefined }),
    placeholderData: keepPreviousData,
  });
  // The picker counts in numbers; what goes to the server is the code, which says where without telling who is there.
  const found = data?.map(({ organisasi_id, nama: label, kode_organisasi, is_antar_tenant }) => ({
    id: organisasi_id,
    label,
    detail: is_antar_tenant ? `${kode_organisasi}, induk lain` : kode_organisasi,
  }));
  const chosen = data?.find((one) => one.kode_organisasi === value)?.organisasi_id ?? (value === null ? null : 0);
  return (
    <MultiPicker
      {...field}
      label="Instansi tujuan"
      description="Instansi induk lain: tulis kodenya lengkap"
      placeholder="Cari nama atau kode"
      single
      search={search}
      onSearch={setSearch}
      query={{ data: found, error, refetch, isPlaceholderData }}
      value={chosen === null ? [] : [chosen]}
      known={chosen === null ? [] : [{ id: chosen, label: nama }]}
      onChange={(ids) => {
        const one = data?.find(({ organisasi_id }) => organisasi_id === ids.at(-1));
        setNama(one?.nama ?? '');
        onChange(one?.kode_organisasi ?? null, one && !one.is_antar_tenant ? one.organisasi_id : undefined);
      }}
    />
  );
}
