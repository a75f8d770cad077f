import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../base/api/api.ts';
import { MultiPicker } from '../ui/form/multi-picker.tsx';

type Props = { value: string; onChange: (kegiatan: string) => void };

/** One act of all that can stand in the log, searched by its words; empty is any. */
export function KegiatanLogPicker({ value, onChange }: Props) {
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(api.log.listKegiatanLog.query({}));
  const all = data?.map((label, index) => ({ id: index + 1, label }));
  const sought = search.trim().toLowerCase();
  const chosen = all?.find(({ label }) => label === value);
  return (
    <MultiPicker
      label="Kegiatan"
      placeholder="Cari kegiatan"
      single
      search={search}
      onSearch={setSearch}
      query={{ data: all?.filter(({ label }) => label.toLowerCase().includes(sought)), error, refetch }}
      value={chosen ? [chosen.id] : []}
      known={chosen ? [chosen] : []}
      onChange={(ids) => onChange(all?.find(({ id }) => id === ids.at(-1))?.label ?? '')}
    />
  );
}
