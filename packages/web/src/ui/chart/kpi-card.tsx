import type { ReactNode } from 'react';
import classes from './kpi-card.module.css';
import { Link } from '../show/link.tsx';
import type { Tone } from '../show/tone.ts';

type Props = {
  label: string;
  /** Already formatted: '1.234'. `undefined` while it is loading. */
  value: string | undefined;
  /** Beside the figure, smaller: '93,1%'. */
  detail?: ReactNode;
  icon?: ReactNode;
  tone?: Tone;
  /** Where the counted records are listed. */
  href?: string;
  /** What the figure is made of, where that opens on the same screen. */
  onOpen?: () => void;
};

/** One figure that links to what it counts. */
export function KpiCard({ label, value, detail, icon, tone = 'grey', href, onOpen }: Props) {
  const inside = (
    <>
      <span className={classes['label']}>{label}</span>
      {icon && (
        <span className={classes['icon']} data-tone={tone} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={classes['figures']}>
        {value === undefined ? (
          <span className={classes['waiting']} role="img" aria-label="Memuat" />
        ) : (
          <span className={classes['value']}>{value}</span>
        )}
        {value !== undefined && detail && <span className={classes['detail']}>{detail}</span>}
      </span>
    </>
  );
  if (onOpen) {
    return (
      <button type="button" className={classes['card']} onClick={onOpen}>
        {inside}
      </button>
    );
  }
  return href ? (
    <Link className={classes['card']} href={href}>
      {inside}
    </Link>
  ) : (
    <div className={classes['card']}>{inside}</div>
  );
}
