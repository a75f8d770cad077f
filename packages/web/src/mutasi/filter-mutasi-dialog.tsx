import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { JENIS_MUTASI, LABEL_JENIS_MUTASI } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import * as z from 'zod/mini';
import { ListFilterDialog } from '../base/filters/list-filter-dialog.tsx';
import { readFilters } from '../base/filters/read-filters.ts';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { FILTER_MUTASI, LABEL_ARAH, type FilterMutasi } from './filter-mutasi.ts';
import { CHIP_STATUS_MUTASI } from './keadaan-mutasi.ts';

const NONE = readFilters(FILTER_MUTASI, {});
const ALL = { value: undefined, label: 'Semua' };
const { dibuat, diajukan, disetujui, ditolak } = STATUS_AKSES;
const URUTAN = [diajukan, dibuat, disetujui, ditolak];
const STATUS = [ALL, ...URUTAN.map((value) => ({ value, label: CHIP_STATUS_MUTASI[value].label }))];
const JENIS = [ALL, ...JENIS_MUTASI.map((value) => ({ value, label: LABEL_JENIS_MUTASI[value] }))];
const ARAH = [ALL, ...(['masuk', 'keluar'] as const).map((value) => ({ value, label: LABEL_ARAH[value] }))];

type Props = { onClose: () => void; filters: FilterMutasi; onApply: (values: FilterMutasi) => void };

export function FilterMutasiDialog({ onClose, filters, onApply }: Props) {
  return (
    <ListFilterDialog onClose={onClose} filters={filters} none={NONE} schema={z.looseObject({})} onApply={onApply}>
      {({ field }) => (
        <>
          <ChoiceField label="Status" choices={STATUS} {...field('status')} />
          <ChoiceField label="Jenis" choices={JENIS} {...field('jenis')} />
          <ChoiceField label="Arah" choices={ARAH} {...field('arah')} />
        </>
      )}
    </ListFilterDialog>
  );
}
