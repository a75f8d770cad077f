import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toPickAnggota } from './to-pick-anggota.ts';
import { useFilterList } from './use-filter-list.ts';
import { api } from '../api/api.ts';
import type { FieldProps } from '../../ui/form/field-props.ts';
import { MultiPicker } from '../../ui/form/multi-picker.tsx';
import type { PickItem } from '../../ui/form/pick-item.ts';

type Props = Omit<FieldProps, 'label'> & {
  organisasi_id: number;
  label?: string;
  value: number[];
  onChange: (user_ids: number[]) => void;
  /** 'Semua Anggota': offered first, with id 0; chosen, it disables the others. */
  allLabel?: string;
  known?: PickItem[];
  /** One is enough: choosing closes the list. */
  single?: boolean;
  /** It narrows what the screen shows: its list may come after that. */
  isFilter?: boolean;
};

/** Members, searched by name, and by NIP or NUPTK by whoever reads them. */
export function AnggotaMultiPicker({ organisasi_id, label = 'Anggota', isFilter = false, ...others }: Props) {
  const [search, setSearch] = useState('');
  const { enabled, onFocus } = useFilterList(!isFilter);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...api.anggota.listAnggotaAktif.query({ organisasi_id, q: search }),
    placeholderData: keepPreviousData,
    enabled,
  });
  return (
    <MultiPicker
      label={label}
      placeholder={data?.some(({ nip }) => nip !== undefined) ? 'Cari nama atau NIP' : 'Cari nama'}
      search={search}
      onSearch={setSearch}
      onFocus={onFocus}
      query={{ data: data?.map(toPickAnggota), error, refetch, isPlaceholderData }}
      {...others}
    />
  );
}
