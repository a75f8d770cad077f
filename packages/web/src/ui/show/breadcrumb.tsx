import { Link } from './link.tsx';
import classes from './page-header.module.css';

export type Crumb = { label: string; href?: string };

export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Remah roti">
      <ol className={classes['crumbs']}>
        {crumbs.map(({ label, href }, index) => (
          <li key={label} {...(index === crumbs.length - 1 && { 'aria-current': 'page' as const })}>
            {href ? <Link href={href}>{label}</Link> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
