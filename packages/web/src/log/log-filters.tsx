import { lazy, Suspense, useState } from 'react';
import { useTenantList } from '../base/pickers/use-tenant-list.ts';
import { DateRangePicker } from '../ui/date/date-range-picker.tsx';
import { FilterChips } from '../ui/show/filter-chips.tsx';
import type { FilterLog } from './filter-log.ts';
import { sebutJenisObjek } from '@hadir/contract/log/jenis-objek.ts';
import classes from './log.module.css';
import type { TempatLog } from './tempat-log.ts';
import { FilterButton } from '../ui/form/filter-button.tsx';

const FilterLogDialog = lazy(async () => ({ default: (await import('./filter-log-dialog.tsx')).FilterLogDialog }));

type Bernama = 'pelaku_id' | 'tentang_id' | 'organisasi_id' | 'tenant_id';
type Props = {
  filters: FilterLog;
  /** The day that the search begins with where none is chosen. */
  from: string | undefined;
  tempat: TempatLog;
  isAbove: boolean;
  /** What the chosen numbers are called, as far as the lines say it. */
  names: (key: Bernama, id: number) => string | undefined;
  onChange: (changes: Partial<FilterLog>) => void;
};

const BERNAMA: Record<Bernama, string> = {
  pelaku_id: 'Pelaku',
  tentang_id: 'Tentang',
  organisasi_id: 'Instansi',
  tenant_id: 'Induk',
};

/** What the log is searched by: its days here, all else in a dialog and as chips. */
export function LogFilters({ filters, from, tempat, isAbove, names, onChange }: Props) {
  const [opened, setOpened] = useState(false);
  useTenantList(isAbove);
  const [known, setKnown] = useState<ReadonlyMap<number, string>>(new Map());
  const isOrang = (key: Bernama) => key === 'pelaku_id' || key === 'tentang_id';
  const nameOf = (key: Bernama, id: number) =>
    names(key, id) ?? (isOrang(key) ? known.get(id) : undefined) ?? `nomor ${id}`;
  const { kegiatan, hasil, ip, objek, objek_id } = filters;
  const chips = [
    ...(Object.keys(BERNAMA) as Bernama[]).flatMap((key) => {
      const id = filters[key];
      return id === undefined ? [] : [{ key, label: `${BERNAMA[key]}: ${nameOf(key, id)}` }];
    }),
    ...(kegiatan ? [{ key: 'kegiatan', label: `Kegiatan: ${kegiatan}` }] : []),
    ...(hasil ? [{ key: 'hasil', label: hasil === 'ditolak' ? 'Hasil: Ditolak' : 'Hasil: Berhasil' }] : []),
    ...(objek ? [{ key: 'objek', label: `Objek: ${sebutJenisObjek(objek)} ${objek_id}` }] : []),
    ...(ip ? [{ key: 'ip', label: `Alamat IP: ${ip}` }] : []),
  ];
  const without = (key: string): Partial<FilterLog> =>
    key === 'objek' ? { objek: '', objek_id: '' } : { [key]: key === 'kegiatan' || key === 'ip' ? '' : undefined };
  return (
    <div className={classes['filters']}>
      <DateRangePicker
        label="Tanggal"
        notAfterToday
        value={{ from: filters.from || from || null, to: filters.to || null }}
        onChange={(range) => onChange({ from: range.from ?? '', to: range.to ?? '' })}
      />
      <FilterButton aktif={chips.length} onClick={() => setOpened(true)} />
      <FilterChips
        chips={chips}
        onRemove={(key) => onChange(without(key))}
        onClear={() => onChange(Object.assign({}, ...chips.map(({ key }) => without(key))))}
      />
      <Suspense>
        {opened && (
          <FilterLogDialog
            filters={filters}
            tempat={tempat}
            isAbove={isAbove}
            nameOf={nameOf}
            onKnown={(user_id, nama) => setKnown((now) => new Map(now).set(user_id, nama))}
            onClose={() => setOpened(false)}
            onApply={onChange}
          />
        )}
      </Suspense>
    </div>
  );
}
