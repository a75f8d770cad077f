import type { ReactNode } from 'react';
import { Wordmark } from '../../base/page/wordmark.tsx';
import classes from './publik.module.css';

type Props = {
  judul: string;
  /** Who asks. */
  asal?: string;
  children: ReactNode;
};

/** A page for strangers: no menu, one column. */
export function HalamanPublik({ judul, asal, children }: Props) {
  return (
    <div className={classes['page']}>
      <header className={classes['head']}>
        <Wordmark />
      </header>
      <main id="isi" tabIndex={-1} className={classes['main']}>
        {asal && <p className={classes['asal']}>{asal}</p>}
        <h1>{judul}</h1>
        {children}
      </main>
    </div>
  );
}
