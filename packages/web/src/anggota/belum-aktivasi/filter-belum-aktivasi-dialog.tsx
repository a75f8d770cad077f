import * as z from 'zod/mini';
import { ListFilterDialog } from '../../base/filters/list-filter-dialog.tsx';
import { readFilters } from '../../base/filters/read-filters.ts';
import { OrganisasiPicker } from '../../base/pickers/organisasi-picker.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
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
  return (
    <ListFilterDialog onClose={onClose} filters={filters} none={NONE} schema={z.looseObject({})} onApply={onApply}>
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
    </ListFilterDialog>
  );
}
