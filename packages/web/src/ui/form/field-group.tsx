import type { ReactNode } from 'react';
import classes from './field-group.module.css';

/** Fields that belong together, under a name, in as many columns as fit. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['legend']}>{legend}</legend>
      <div className={classes['fields']}>{children}</div>
    </fieldset>
  );
}
