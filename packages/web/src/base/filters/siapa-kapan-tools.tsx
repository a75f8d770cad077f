import type { ReactNode } from 'react';
import { SearchField } from '../../ui/form/search-field.tsx';
import { usePhone } from '../../ui/show/use-phone.ts';
import type { SiapaKapan } from './siapa-kapan.ts';
import { SiapaKapanButton } from './siapa-kapan-button.tsx';

type Props<Filters> = {
  organisasi_id: number;
  /** What is searched: 'Cari anggota'. */
  label: string;
  filters: Filters;
  /** By how many of the other fields the list is narrowed. */
  aktif: number;
  /** The other fields. */
  children: ReactNode;
  onChange: (filters: Partial<SiapaKapan & { q: string }>) => void;
};

/** What stands above a list of members' things: search, its own fields, and whose and when; one line on a phone. */
export function SiapaKapanTools<Filters extends SiapaKapan & { q: string }>(props: Props<Filters>) {
  const { organisasi_id, label, filters, aktif, children, onChange } = props;
  const phone = usePhone();
  return (
    <>
      <SearchField label={label} value={filters.q} onSearch={(q) => onChange({ q })} />
      {!phone && children}
      <SiapaKapanButton
        organisasi_id={organisasi_id}
        filters={filters}
        lain={phone ? { aktif, isi: children } : undefined}
        onApply={onChange}
      />
    </>
  );
}
