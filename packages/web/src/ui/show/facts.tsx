import type { ReactNode } from 'react';
import classes from './facts.module.css';

export type Fact = {
  label: string;
  /** What is not known shows a dash. */
  value: ReactNode;
  /** Takes the whole width: addresses, lists. */
  wide?: boolean;
};

/** What is known of one thing, as label and value, in as many columns as fit. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes['facts']}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={classes['fact']} data-wide={wide || undefined}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
