import { Button } from '@mantine/core';
import type { HadirForm } from '../kit/form/use-hadir-form.ts';
import { formatTanggal } from '../kit/format/format.ts';
import { useToday } from '../kit/zona/use-today.ts';
import { DatePicker } from '../ui/date/date-picker.tsx';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import type { PengaturanFormValues } from './pengaturan-values.ts';
import classes from './pengaturan.module.css';

type Props = {
  form: HadirForm<PengaturanFormValues>;
  count: number;
  /** The earliest day from which it may hold; today unless said. */
  palingCepat?: string;
};

/** From when what was changed holds, and the two ways out. */
export function SimpanBar({ form: { form, field, sending, failure }, count, palingCepat }: Props) {
  const today = useToday();
  const min = palingCepat ?? today;
  return (
    <>
      {failure && (
        <div className={classes['failure']}>
          <FormNotice failure={failure} />
        </div>
      )}
      <div className={classes['save']}>
        <div className={classes['date']}>
          <DatePicker
            label="Berlaku mulai"
            description={`Kosong berarti ${min === today ? 'hari ini' : formatTanggal(min)}`}
            min={min}
            {...field('tgl_mulai')}
          />
        </div>
        <Button variant="default" disabled={count === 0 || sending} onClick={() => form.reset()}>
          Kembalikan
        </Button>
        <Button type="submit" disabled={count === 0} loading={sending}>
          {count === 0 ? 'Simpan' : `Simpan ${count} perubahan`}
        </Button>
      </div>
    </>
  );
}
