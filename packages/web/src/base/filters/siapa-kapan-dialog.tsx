import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { DateRangePicker } from '../../ui/date/date-range-picker.tsx';
import { FilterDialog } from '../../ui/layer/filter-dialog.tsx';
import { AnggotaPicker } from '../pickers/anggota-picker.tsx';
import { GrupPicker } from '../pickers/grup-picker.tsx';
import { SIAPA_KAPAN_SEMUA, type SiapaKapan } from './siapa-kapan.ts';

type Props = {
  organisasi_id: number;
  filters: SiapaKapan;
  /** Fields above these, each of which applies as soon as it is changed. */
  lain?: ReactNode;
  onApply: (filters: SiapaKapan) => void;
  onClose: () => void;
};
type Values = {
  rentang: { from: string | null; to: string | null };
  user_id: number | null;
  group_id: number | undefined;
};

const schema = z.object({ rentang: z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }) });

/** Days, open at either end, one member and one group. */
export function SiapaKapanDialog({ organisasi_id, filters, lain, onApply, onClose }: Props) {
  return (
    <FilterDialog<Values>
      opened
      onClose={onClose}
      values={toValues(filters)}
      defaults={toValues(SIAPA_KAPAN_SEMUA)}
      schema={schema}
      onApply={({ rentang, user_id, group_id }) =>
        onApply({ from: rentang.from ?? '', to: rentang.to ?? '', user_id: user_id ?? undefined, group_id })
      }
    >
      {({ field }) => (
        <>
          {lain}
          <DateRangePicker label="Tanggal" notAfterToday {...field('rentang')} />
          <AnggotaPicker organisasi_id={organisasi_id} label="Anggota" {...field('user_id')} />
          <GrupPicker
            organisasi_id={organisasi_id}
            empty={{ value: undefined, label: 'Semua grup' }}
            {...field('group_id')}
          />
        </>
      )}
    </FilterDialog>
  );
}

const toValues = ({ from, to, user_id, group_id }: SiapaKapan): Values => ({
  rentang: { from: from || null, to: to || null },
  user_id: user_id ?? null,
  group_id,
});
