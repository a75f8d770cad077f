import { ActionIcon } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import classes from './kalender.module.css';

type Props = {
  /** 'YYYY'. */
  value: string;
  onChange: (tahun: string) => void;
};

/** A year, with the one before and the one after. */
export function YearStepper({ value, onChange }: Props) {
  const step = (years: number) => onChange(String(Number(value) + years));
  return (
    <div className={classes['stepper']}>
      <ActionIcon variant="default" size="lg" aria-label="Tahun sebelumnya" onClick={() => step(-1)}>
        <IconChevronLeft size={18} aria-hidden="true" />
      </ActionIcon>
      <strong aria-live="polite">{value}</strong>
      <ActionIcon variant="default" size="lg" aria-label="Tahun berikutnya" onClick={() => step(1)}>
        <IconChevronRight size={18} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
