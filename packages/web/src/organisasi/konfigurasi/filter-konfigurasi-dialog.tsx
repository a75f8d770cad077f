import { STATUS_SIMPATIKA } from '@hadir/rules/kode/status-simpatika.ts';
import { FilterKonfigurasi as FilterSchema } from '@hadir/contract/organisasi/konfigurasi/konfigurasi.contract.ts';
import * as z from 'zod/mini';
import { ListFilterDialog } from '../../base/filters/list-filter-dialog.tsx';
import { readFilters } from '../../base/filters/read-filters.ts';
import { TenantPicker } from '../../base/pickers/tenant-picker.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { FILTER_KONFIGURASI, type FilterKonfigurasi } from './filter-konfigurasi.ts';
import { SAKLAR, LABEL_SAKLAR, CHIP_SIMPATIKA, YA_TIDAK } from './label-konfigurasi.ts';

const schema = z.omit(FilterSchema, { count: true });
const NONE = readFilters(FILTER_KONFIGURASI, {});
const ALL = { value: undefined, label: 'Semua' };
const STATUS = Object.values(STATUS_SIMPATIKA).map((value) => ({
  value,
  label: CHIP_SIMPATIKA[value].label,
}));

type Props = { onClose: () => void; filters: FilterKonfigurasi; onApply: (values: FilterKonfigurasi) => void };

export function FilterKonfigurasiDialog({ onClose, filters, onApply }: Props) {
  return (
    <ListFilterDialog onClose={onClose} filters={filters} none={NONE} schema={schema} onApply={onApply}>
      {({ field }) => (
        <>
          <TenantPicker {...field('tenant_id')} />
          <ChoiceField label="Status Simpatika" choices={[ALL, ...STATUS]} {...field('status_simpatika')} />
          {SAKLAR.map((saklar) => (
            <ChoiceField key={saklar} label={LABEL_SAKLAR[saklar]} choices={[ALL, ...YA_TIDAK]} {...field(saklar)} />
          ))}
        </>
      )}
    </ListFilterDialog>
  );
}
