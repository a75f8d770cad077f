import { ActionIcon } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { formatBulan } from '../../kit/format/format.ts';
import { shiftMonth } from './calendar-days.ts';
import classes from './month-stepper.module.css';

type Props = {
  /** 'YYYY-MM'. */
  value: string;
  onChange: (bulan: string) => void;
};

/** A month, with the one before and the one after. */
export function MonthStepper({ value, onChange }: Props) {
  const step = (months: number) => onChange(shiftMonth(`${value}-01`, months).slice(0, 7));
  return (
    <div className={classes['stepper']}>
      <ActionIcon variant="default" aria-label="Bulan sebelumnya" onClick={() => step(-1)}>
        <IconChevronLeft size={18} aria-hidden="true" />
      </ActionIcon>
      <strong aria-live="polite">{formatBulan(value)}</strong>
      <ActionIcon variant="default" aria-label="Bulan berikutnya" onClick={() => step(1)}>
        <IconChevronRight size={18} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
