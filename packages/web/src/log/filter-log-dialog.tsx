import { TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { readFilters } from '../base/filters/read-filters.ts';
import { OrganisasiPicker } from '../base/pickers/organisasi-picker.tsx';
import { TenantPicker } from '../base/pickers/tenant-picker.tsx';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { FilterDialog } from '../ui/layer/filter-dialog.tsx';
import { FILTER_LOG, type FilterLog } from './filter-log.ts';
import { KegiatanLogPicker } from './kegiatan-log-picker.tsx';
import classes from './log.module.css';
import { ObjekLogFields } from './objek-log-fields.tsx';
import { OrangLogPicker } from './orang-log-picker.tsx';
import type { TempatLog } from './tempat-log.ts';

const NONE = readFilters(FILTER_LOG, {});
const HASIL = [
  { value: undefined, label: 'Semua' },
  { value: 'berhasil', label: 'Berhasil' },
  { value: 'ditolak', label: 'Ditolak' },
] as const;
const schema = z.looseObject({ objek: z.string(), objek_id: z.string() }).check(
  z.refine(({ objek, objek_id }) => objek === '' || objek_id !== '', {
    path: ['objek_id'],
    message: 'Tentukan yang mana, atau kosongkan jenisnya',
  }),
);

type Props = {
  filters: FilterLog;
  tempat: TempatLog;
  /** Above the tenants: the tenant is chosen too. */
  isAbove: boolean;
  nameOf: (key: 'pelaku_id' | 'tentang_id', id: number) => string;
  /** Somebody was chosen by his name. */
  onKnown: (user_id: number, nama: string) => void;
  onClose: () => void;
  onApply: (filters: FilterLog) => void;
};

/** What the log is searched by beside its days. */
export function FilterLogDialog({ filters, tempat, isAbove, nameOf, onKnown, onClose, onApply }: Props) {
  const { from, to } = filters;
  return (
    <FilterDialog<FilterLog>
      opened
      onClose={onClose}
      title="Filter log"
      values={filters}
      defaults={{ ...NONE, from, to }}
      schema={schema}
      onApply={onApply}
    >
      {({ field, form }) => {
        const { tenant_id, objek, objek_id } = form.values;
        const here = isAbove ? { tenant_id: tenant_id ?? null } : tempat;
        const orang = (key: 'pelaku_id' | 'tentang_id', label: string) => {
          const { value, onChange } = field(key);
          return (
            <OrangLogPicker
              key={`${key} ${tenant_id}`}
              tempat={here}
              label={label}
              value={value}
              nama={value === undefined ? '' : nameOf(key, value)}
              onChange={(user_id, nama) => {
                if (user_id !== undefined && nama) onKnown(user_id, nama);
                onChange(user_id);
              }}
            />
          );
        };
        return (
          <div className={classes['fields']}>
            {isAbove && (
              <TenantPicker
                {...field('tenant_id')}
                description="Orang dan instansi dicari di dalamnya"
                onChange={(next) =>
                  form.setValues({
                    tenant_id: next,
                    organisasi_id: undefined,
                    pelaku_id: undefined,
                    tentang_id: undefined,
                  })
                }
              />
            )}
            {!('organisasi_id' in here) && here.tenant_id !== null && (
              <OrganisasiPicker {...field('organisasi_id')} tenant_id={here.tenant_id} />
            )}
            {orang('pelaku_id', 'Pelaku')}
            {orang('tentang_id', 'Tentang')}
            <KegiatanLogPicker {...field('kegiatan')} />
            <ChoiceField label="Hasil" choices={HASIL} {...field('hasil')} />
            <ObjekLogFields
              tempat={here}
              objek={objek}
              objek_id={objek_id}
              error={form.errors['objek_id'] as string | undefined}
              onChange={(changes) => form.setValues(changes)}
            />
            <TextInput label="Alamat IP" maxLength={60} autoComplete="off" {...field('ip')} />
          </div>
        );
      }}
    </FilterDialog>
  );
}
