import type { ReactNode } from 'react';
import classes from './facts.module.css';

export type Fact = {
  label: string;
  /** What is not known shows a dash. */
  value: ReactNode;
  /** Takes the whole width: addresses, lists. */
  wide?: boolean;
};

type Props = {
  facts: readonly Fact[];
  /** Their values are figures, of which two stand beside each other on a phone too. */
  isAngka?: boolean;
};

/** What is known of one thing, as label and value, in as many columns as fit. */
export function Facts({ facts, isAngka = false }: Props) {
  return (
    <dl className={classes['facts']} data-angka={isAngka || undefined}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={classes['fact']} data-wide={wide || undefined}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
