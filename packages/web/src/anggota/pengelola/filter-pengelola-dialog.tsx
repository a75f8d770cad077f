import { FilterAdmin } from '@hadir/contract/anggota/pengelola/pengelola.ts';
import * as z from 'zod/mini';
import { readFilters } from '../../base/filters/read-filters.ts';
import { TenantPicker } from '../../base/pickers/tenant-picker.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { FilterDialog } from '../../ui/layer/filter-dialog.tsx';
import classes from '../dasar/anggota.module.css';
import { FILTER_PENGELOLA, type FilterPengelola } from './filter-pengelola.ts';
import { KEADAAN_AKUN } from './keadaan-akun.ts';

const schema = z.omit(FilterAdmin, { count: true });
const NONE = readFilters(FILTER_PENGELOLA, {});
const KEADAAN = (['aktif', 'belum_aktivasi', 'tidak_aktif', 'diblokir'] as const).map((value) => ({
  value,
  label: KEADAAN_AKUN[value].label,
}));

type Props = { onClose: () => void; filters: FilterPengelola; onApply: (values: FilterPengelola) => void };

export function FilterPengelolaDialog({ onClose, filters, onApply }: Props) {
  const { q, sort } = filters;
  return (
    <FilterDialog
      opened
      onClose={onClose}
      values={filters}
      defaults={{ ...NONE, q, sort }}
      schema={schema}
      onApply={(values) => onApply({ ...values, page: 1 })}
    >
      {({ field }) => (
        <div className={classes['fields']}>
          <TenantPicker {...field('tenant_id')} />
          <ChoiceField
            label="Status"
            choices={[{ value: undefined, label: 'Semua' }, ...KEADAAN]}
            {...field('keadaan')}
          />
        </div>
      )}
    </FilterDialog>
  );
}
