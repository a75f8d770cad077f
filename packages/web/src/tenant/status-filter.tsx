import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { LABEL_STATUS_TEMPAT } from '@hadir/contract/kit/label-status-tempat.ts';
import type { StatusTempat } from '@hadir/contract/kit/status-tempat.ts';
import { filterField } from '../base/filters/filter-field.ts';
import { ChoiceField } from '../ui/form/choice-field.tsx';

const STATUS: readonly StatusTempat[] = Object.values(STATUS_RECORD);

/** The status of a place in an address. */
export const FILTER_STATUS = filterField.oneOf(...STATUS);

type Props = { value: StatusTempat | undefined; onChange: (status: StatusTempat | undefined) => void };

export function StatusFilter({ value, onChange }: Props) {
  return (
    <ChoiceField<StatusTempat | undefined>
      aria-label="Status"
      value={value}
      onChange={onChange}
      choices={[
        { value: undefined, label: 'Semua status' },
        ...STATUS.map((status) => ({ value: status, label: LABEL_STATUS_TEMPAT[status] })),
      ]}
    />
  );
}
