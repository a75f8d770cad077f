import { FilterAdmin } from '@hadir/contract/anggota/pengelola/pengelola.ts';
import * as z from 'zod/mini';
import { ListFilterDialog } from '../../base/filters/list-filter-dialog.tsx';
import { readFilters } from '../../base/filters/read-filters.ts';
import { TenantPicker } from '../../base/pickers/tenant-picker.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import classes from '../dasar/anggota.module.css';
import { FILTER_PENGELOLA, type FilterPengelola } from './filter-pengelola.ts';
import { CHIP_KEADAAN_AKUN } from '../../base/words/chip-keadaan-akun.ts';

const schema = z.omit(FilterAdmin, { count: true });
const NONE = readFilters(FILTER_PENGELOLA, {});
const KEADAAN = (['aktif', 'belum_aktivasi', 'tidak_aktif', 'diblokir'] as const).map((value) => ({
  value,
  label: CHIP_KEADAAN_AKUN[value].label,
}));

type Props = { onClose: () => void; filters: FilterPengelola; onApply: (values: FilterPengelola) => void };

export function FilterPengelolaDialog({ onClose, filters, onApply }: Props) {
  return (
    <ListFilterDialog onClose={onClose} filters={filters} none={NONE} schema={schema} onApply={onApply}>
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
    </ListFilterDialog>
  );
}
