import { useContext, type ReactNode } from 'react';
import { AbovePage } from './above-page.ts';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import classes from './page-header.module.css';

type Props = {
  title: string;
  subtitle?: ReactNode;
  /** From the organisation down to this page; the last one is where we are. */
  crumbs?: Crumb[];
  /** Buttons, the main one last. */
  actions?: ReactNode;
};

/** The page's one h1, where it stands, and what can be done with the whole of it. */
export function PageHeader({ title, subtitle, crumbs = [], actions }: Props) {
  const above = useContext(AbovePage);
  return (
    <div className={classes['header']}>
      <div className={classes['words']}>
        {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
        <h1>{title}</h1>
        {subtitle && <p className={classes['subtitle']}>{subtitle}</p>}
      </div>
      {actions && <div className={classes['actions']}>{actions}</div>}
      {above && <div className={classes['above']}>{above}</div>}
    </div>
  );
}
