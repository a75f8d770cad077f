import { useId, type ReactNode } from 'react';
import classes from './card.module.css';

type Props = {
  title?: string;
  subtitle?: ReactNode;
  /** Buttons that concern this card alone. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A white card with a line around it; with a title it is a section of the page. */
export function Card({ title, subtitle, actions, children }: Props) {
  const id = useId();
  if (!title) return <div className={classes['card']}>{children}</div>;
  return (
    <section className={classes['card']} aria-labelledby={id}>
      <div className={classes['head']}>
        <div className={classes['words']}>
          <h2 id={id} className={classes['title']}>
            {title}
          </h2>
          {subtitle && <p className={classes['subtitle']}>{subtitle}</p>}
        </div>
        {actions && <div className={classes['actions']}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
