import * as z from 'zod/mini';
import { readFilters } from '../../base/filters/read-filters.ts';
import { OrganisasiPicker } from '../../base/pickers/organisasi-picker.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { FilterDialog } from '../../ui/layer/filter-dialog.tsx';
import classes from '../dasar/anggota.module.css';
import { FILTER_BELUM_AKTIVASI, type FilterBelumAktivasi } from './filter-belum-aktivasi.ts';

const NONE = readFilters(FILTER_BELUM_AKTIVASI, {});
const ALL = { value: undefined, label: 'Semua' };

type Props = {
  tenant_id: number;
  onClose: () => void;
  filters: FilterBelumAktivasi;
  onApply: (values: FilterBelumAktivasi) => void;
};

export function FilterBelumAktivasiDialog({ tenant_id, onClose, filters, onApply }: Props) {
  const { q, sort } = filters;
  return (
    <FilterDialog
      opened
      onClose={onClose}
      values={filters}
      defaults={{ ...NONE, q, sort }}
      schema={z.looseObject({})}
      onApply={(values) => onApply({ ...values, page: 1 })}
    >
      {({ field }) => (
        <div className={classes['fields']}>
          <OrganisasiPicker tenant_id={tenant_id} placeholder="Semua instansi" {...field('organisasi_id')} />
          <ChoiceField
            label="Email"
            choices={[ALL, { value: true, label: 'Punya email' }, { value: false, label: 'Tanpa email' }]}
            {...field('is_email')}
          />
          <ChoiceField
            label="Permintaan"
            choices={[ALL, { value: true, label: 'Meminta aktivasi' }, { value: false, label: 'Tidak meminta' }]}
            {...field('is_diminta')}
          />
        </div>
      )}
    </FilterDialog>
  );
}
