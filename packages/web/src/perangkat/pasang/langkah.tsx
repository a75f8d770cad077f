import type { ReactNode } from 'react';
import classes from './pasang.module.css';

type Props = { judul: string; gambar?: ReactNode; children: ReactNode };

/** One step of an installation: what to do, with its picture beside it, or below it on a phone. */
export function Langkah({ judul, gambar, children }: Props) {
  return (
    <li className={classes['langkah']}>
      <div>
        <h3>{judul}</h3>
        {children}
      </div>
      {gambar}
    </li>
  );
}
