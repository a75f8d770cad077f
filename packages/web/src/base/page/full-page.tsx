import type { ReactNode } from 'react';
import classes from './full-page.module.css';
import { Wordmark } from './wordmark.tsx';

type Props = {
  /** A number or a drawing above the words. */
  figure?: ReactNode;
  title: string;
  children?: ReactNode;
  /** One link or button. */
  action?: ReactNode;
};

/** A page without the shell that says one thing. */
export function FullPage({ figure, title, children, action }: Props) {
  return (
    <div className={classes['page']}>
      <header className={classes['head']}>
        <Wordmark />
      </header>
      <main id="isi" tabIndex={-1} className={classes['body']}>
        {figure && <p className={classes['figure']}>{figure}</p>}
        <h1 className={classes['title']}>{title}</h1>
        {children && <div className={classes['text']}>{children}</div>}
        {action}
      </main>
    </div>
  );
}
