import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ReactNode } from 'react';
import classes from './penempatan.module.css';

type Props = {
  label: string;
  value: string | number;
  onChange: (value: string) => void;
  /** Differs from what is in force. */
  changed: boolean;
  children: ReactNode;
};

/** The system's own list in a table's cell: quiet until it is pointed at, marked when its value is changed. */
export function CellSelect({ label, value, onChange, changed, children }: Props) {
  return (
    <span className={classes['control']}>
      <select
        className={classes['select']}
        aria-label={label}
        data-changed={changed || undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {children}
      </select>
      <IconChevronDown size={16} stroke={1.75} className={classes['arrow'] ?? ''} aria-hidden="true" />
    </span>
  );
}
